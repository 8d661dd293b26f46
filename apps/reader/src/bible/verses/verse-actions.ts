import {
  BookOpen20Regular,
  BranchFork20Regular,
  Copy20Regular,
  Highlight20Regular,
  Note20Regular,
  Search20Regular,
  Share20Regular,
  type Icon,
} from '@berea/ui';
import { isVerseId } from '@berea/validation';
import type { Action } from '../keys/action.ts';
import { usesTouch } from '../touch.ts';
import { verseReference, type Verse } from './verse.ts';

/** The callbacks behind the verse actions. */
export interface VerseHandlers {
  explain(verse: Verse): void;
  chooseColour(verse: Verse): void;
  removeHighlight(verse: Verse): void;
  writeNote(verse: Verse): void;
  copy(verse: Verse): void;
  copyLines(verse: Verse): void;
  share(verse: Verse): void;
  crossReferences(verse: Verse): void;
  originalWords(verse: Verse): void;
  /** Lets a finger select a part of the text. */
  selectText(): void;
  /** Asks a visitor to sign in, who is led back to these verses and to the action. @param action its label */
  askForLogin(verses: readonly number[], action: string): void;
}

/** A verse action with its menu icon. */
export interface VerseAction extends Action<Verse> {
  readonly Icon: Icon;
}

/** The actions of a verse, in menu order. Without a session, highlighting and notes ask the visitor to sign in. */
export function verseActions(handlers: VerseHandlers, signedIn: boolean): readonly VerseAction[] {
  const requiresLogin = (action: string, run: (verse: Verse) => void) => ({
    label: action,
    run: signedIn ? run : ({ numbers }: Verse) => handlers.askForLogin(numbers, action),
  });
  const always = () => true;
  return [
    {
      label: 'Explain Context',
      Icon: BookOpen20Regular,
      key: 'e',
      applies: (verse) => isVerseId(verseReference(verse)),
      run: handlers.explain,
    },
    {
      ...requiresLogin('Highlight', handlers.chooseColour),
      Icon: Highlight20Regular,
      key: 'h',
      applies: ({ numbers, highlighted }) => highlighted.length < numbers.length,
    },
    {
      ...requiresLogin('Remove Highlight', handlers.removeHighlight),
      Icon: Highlight20Regular,
      key: 'h',
      applies: ({ highlighted }) => highlighted.length > 0,
    },
    {
      ...requiresLogin('Change Color', handlers.chooseColour),
      Icon: Highlight20Regular,
      applies: ({ numbers, highlighted }) => highlighted.length === numbers.length,
    },
    { ...requiresLogin('Add Note', handlers.writeNote), Icon: Note20Regular, key: 'n', applies: always },
    { label: 'Copy', Icon: Copy20Regular, key: 'c', applies: always, run: handlers.copy },
    {
      label: 'Copy, a line a verse',
      Icon: Copy20Regular,
      applies: ({ numbers }) => numbers.length > 1,
      run: handlers.copyLines,
    },
    { label: 'Share link', Icon: Share20Regular, key: 's', applies: always, run: handlers.share },
    { label: 'Cross-references', Icon: BranchFork20Regular, key: 'x', applies: always, run: handlers.crossReferences },
    { label: 'Original words', Icon: Search20Regular, key: 'o', applies: always, run: handlers.originalWords },
    { label: 'Select text', Icon: Copy20Regular, applies: usesTouch, run: handlers.selectText },
  ];
}

interface KeyInWords {
  readonly key?: string;
  readonly label: string;
}

/** One entry for a key that does one thing or another, depending on the verse: 'Highlight or Remove Highlight'. */
const oncePerKey = (actions: readonly KeyInWords[]): KeyInWords[] => {
  const labels = Map.groupBy(actions, ({ key, label }) => key ?? label);
  return [...labels.values()].map((same) => ({ ...same[0]!, label: same.map(({ label }) => label).join(' or ') }));
};

/** The shortcuts on a focused verse, for the list of shortcuts. */
export const verseKeys: readonly KeyInWords[] = [
  { key: 'Enter', label: 'Open the menu of the verse' },
  { key: 'ArrowUp', label: 'To the verse before' },
  { key: 'ArrowDown', label: 'To the verse after' },
  { key: ' ', label: 'Choose the verse; with Shift, arrows choose more' },
  // Their keys and labels are read, and none is run.
  ...oncePerKey(verseActions({} as VerseHandlers, true)),
];
