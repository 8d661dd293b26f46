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
  /** Says that one has to log in. */
  askForLogin(): void;
}

export type VerseAction = Action<Verse>;

/** What may be done with a verse, in the order of its menu. */
export function verseActions(handlers: VerseHandlers, signedIn: boolean): readonly VerseAction[] {
  const own = (run: (verse: Verse) => void) => (signedIn ? run : () => handlers.askForLogin());
  const always = () => true;
  return [
    { label: 'Explain Context', key: 'e', applies: (verse) => verseId.safeParse(verseReference(verse)).success, run: handlers.explain },
    { label: 'Highlight', key: 'h', applies: ({ highlight }) => !highlight, run: own(handlers.chooseColour) },
    { label: 'Remove Highlight', key: 'h', applies: ({ highlight }) => Boolean(highlight), run: own(handlers.removeHighlight) },
    { label: 'Add Note', key: 'n', applies: always, run: own(handlers.writeNote) },
    { label: 'Copy', key: 'c', applies: always, run: handlers.copy },
    { label: 'Share link', key: 's', applies: always, run: handlers.share },
  ];
}

const nothing = () => undefined;

/** The keys on a verse that has the focus, to be listed. */
export const verseKeys: readonly { readonly key?: string; readonly label: string }[] = [
  { key: 'Enter', label: 'Open the menu of the verse' },
  { key: 'ArrowUp', label: 'To the verse before' },
  { key: 'ArrowDown', label: 'To the verse after' },
  ...verseActions({ explain: nothing, chooseColour: nothing, removeHighlight: nothing, writeNote: nothing, copy: nothing, share: nothing, askForLogin: nothing }, true),
];
