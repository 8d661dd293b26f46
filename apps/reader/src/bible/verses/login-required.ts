import { storedValue, useHost, useNavigate, useSignInAddress } from '@berea/shell-api';
import { isListOf, isShape, isText, isWhole, readAs } from '@berea/validation';

interface ChosenBefore {
  readonly chapter: string;
  readonly verses: readonly number[];
  /** The label of the action that needed an account. */
  readonly action: string;
}
const isVerses = isListOf(isWhole());
const isChosen = isShape<ChosenBefore>({
  chapter: isText,
  verses: (value): value is number[] => isVerses(value) && value.length <= 200,
  action: isText,
});

/**
 * The verses for which somebody went to sign in, in this tab, and what was to be done with them: they are chosen again
 * afterwards, and it is begun.
 */
export const versesBeforeSignIn = storedValue('verses-before-sign-in', readAs(isChosen), { area: 'tab' });

/**
 * Returns a function that asks a visitor to sign in, which returns to the present chapter.
 * @param chapter 'John 3', where the function is called with verses of one
 */
export function useAskForLogin(chapter?: string): (verses?: readonly number[], action?: string) => void {
  const { toast } = useHost();
  const navigate = useNavigate();
  const signInAddress = useSignInAddress();
  return (verses, action = '') =>
    toast({
      title: 'Login required',
      description: 'Please log in to use highlighting and notes.',
      action: {
        label: 'Sign In',
        run: () => {
          if (chapter !== undefined && verses) versesBeforeSignIn.write({ chapter, verses: [...verses], action });
          void navigate(signInAddress);
        },
      },
    });
}
