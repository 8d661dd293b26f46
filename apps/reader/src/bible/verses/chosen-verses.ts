import { useEffect, useState } from 'react';
import { versesBeforeSignIn } from './login-required.ts';

const none: ReadonlySet<number> = new Set();

interface Chosen {
  /** What was chosen in another chapter is forgotten. */
  readonly chapter: string;
  readonly verses: ReadonlySet<number>;
  /** Where a range begins that is extended. */
  readonly from: number;
  /** Whether something was done with them: they stay for another action, and the next verse begins a new choice. */
  readonly used?: true;
}

/**
 * The verses of the chapter that a person has chosen, to do something with all of them. Those for which a visitor went
 * to sign in are chosen again when the session is there.
 */
export function useChosenVerses(chapter: string, signedIn: boolean) {
  const [chosen, setChosen] = useState<Chosen>();
  const [interrupted, setInterrupted] = useState<string>();
  useEffect(() => {
    const before = signedIn ? versesBeforeSignIn.read() : undefined;
    if (before?.chapter !== chapter || before.verses.length === 0) return;
    versesBeforeSignIn.remove();
    setChosen({ chapter, verses: new Set(before.verses), from: before.verses[0]! });
    setInterrupted(before.action);
  }, [chapter, signedIn]);
  const now = chosen?.chapter === chapter ? chosen : undefined;
  return {
    chosen: now?.verses ?? none,
    /** The label of the action for which a visitor went to sign in; it is told once. */
    takeInterrupted: (): string | undefined => {
      if (interrupted !== undefined) setInterrupted(undefined);
      return interrupted;
    },
    /** Adds or removes a verse. @param extend adds everything from the last one that was chosen */
    choose: (verse: number, extend: boolean) =>
      setChosen((before) => {
        const here = before?.chapter === chapter ? before : undefined;
        if (here?.used && !extend)
          return { chapter, verses: here.verses.has(verse) ? none : new Set([verse]), from: verse };
        const verses = new Set(here?.verses);
        if (extend && here && verses.size > 0) {
          const [first, last] = [Math.min(here.from, verse), Math.max(here.from, verse)];
          for (let each = first; each <= last; each += 1) verses.add(each);
          return { ...here, verses };
        }
        if (!verses.delete(verse)) verses.add(verse);
        return { chapter, verses, from: verse };
      }),
    /** Notes that something was done with a verse and, if it is chosen, with all that are. */
    setUsed: (verse: number) => setChosen((before) => (before?.verses.has(verse) ? { ...before, used: true } : before)),
    clear: () => setChosen(undefined),
  };
}
