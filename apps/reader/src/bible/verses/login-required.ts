import { useHost, useNavigate, useSignInAddress } from '@berea/shell-api';

/** Returns a function that asks a visitor to sign in, which returns to the present chapter. */
export function useAskForLogin(): () => void {
  const { toast } = useHost();
  const navigate = useNavigate();
  const signInAddress = useSignInAddress();
  return () =>
    toast({
      title: 'Login required',
      description: 'Please log in to use highlighting and notes.',
      action: { label: 'Sign In', run: () => void navigate(signInAddress) },
    });
}
