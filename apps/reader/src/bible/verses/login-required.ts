import { storedValue, useHost, useNavigate, useSignInAddress } from '@berea/shell-api';
import * as z from 'zod/mini';

/** The verses for which somebody went to sign in, in this tab: they are chosen again afterwards. */
export const versesBeforeSignIn = storedValue(
  'verses-before-sign-in',
  z.object({ chapter: z.string(), verses: z.array(z.int()).check(z.maxLength(200)) }),
  { area: 'tab' },
);

/**
 * Returns a function that asks a visitor to sign in, which returns to the present chapter.
 * @param chapter 'John 3', where the function is called with verses of one
 */
export function useAskForLogin(chapter?: string): (verses?: readonly number[]) => void {
  const { toast } = useHost();
  const navigate = useNavigate();
  const signInAddress = useSignInAddress();
  return (verses) =>
    toast({
      title: 'Login required',
      description: 'Please log in to use highlighting and notes.',
      action: {
        label: 'Sign In',
        run: () => {
          if (chapter !== undefined && verses) versesBeforeSignIn.write({ chapter, verses: [...verses] });
          void navigate(signInAddress);
        },
      },
    });
}
