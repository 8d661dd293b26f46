import {
  BookOpen20Regular,
  BranchFork20Regular,
  Copy20Regular,
  Highlight20Regular,
  Note20Regular,
  Share20Regular,
  type Icon,
} from '@berea/ui';
import { verseId } from '@berea/validation';
import type { Action } from '../keys/action.ts';
import { verseReference, type Verse } from './verse.ts';

/** What the actions of a verse come down to. */
export interface VerseHandlers {
  explain(verse: Verse): void;
  chooseColour(verse: Verse): void;
  removeHighlight(verse: Verse): void;
  writeNote(verse: Verse): void;
  copy(verse: Verse): void;
  share(verse: Verse): void;
  crossReferences(verse: Verse): void;
  /** Says that one has to log in. */
  askForLogin(): void;
}

export interface VerseAction extends Action<Verse> {
  readonly Icon: Icon;
}

/** What may be done with a verse, in the order of its menu. */
export function verseActions(handlers: VerseHandlers, signedIn: boolean): readonly VerseAction[] {
  const own = (run: (verse: Verse) => void) => (signedIn ? run : () => handlers.askForLogin());
  const always = () => true;
  return [
    {
      label: 'Explain Context',
      Icon: BookOpen20Regular,
      key: 'e',
      applies: (verse) => verseId.safeParse(verseReference(verse)).success,
      run: handlers.explain,
    },
    {
      label: 'Highlight',
      Icon: Highlight20Regular,
      key: 'h',
      applies: ({ highlight }) => !highlight,
      run: own(handlers.chooseColour),
    },
    {
      label: 'Remove Highlight',
      Icon: Highlight20Regular,
      key: 'h',
      applies: ({ highlight }) => Boolean(highlight),
      run: own(handlers.removeHighlight),
    },
    { label: 'Add Note', Icon: Note20Regular, key: 'n', applies: always, run: own(handlers.writeNote) },
    { label: 'Copy', Icon: Copy20Regular, key: 'c', applies: always, run: handlers.copy },
    { label: 'Share link', Icon: Share20Regular, key: 's', applies: always, run: handlers.share },
    { label: 'Cross-references', Icon: BranchFork20Regular, key: 'x', applies: always, run: handlers.crossReferences },
  ];
}

const nothing = () => undefined;

/** The keys on a verse that has the focus, to be listed. */
export const verseKeys: readonly { readonly key?: string; readonly label: string }[] = [
  { key: 'Enter', label: 'Open the menu of the verse' },
  { key: 'ArrowUp', label: 'To the verse before' },
  { key: 'ArrowDown', label: 'To the verse after' },
  ...verseActions(
    {
      explain: nothing,
      chooseColour: nothing,
      removeHighlight: nothing,
      writeNote: nothing,
      copy: nothing,
      share: nothing,
      crossReferences: nothing,
      askForLogin: nothing,
    },
    true,
  ),
];
