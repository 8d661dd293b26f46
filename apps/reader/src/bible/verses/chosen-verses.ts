import { useState } from 'react';

const none: ReadonlySet<number> = new Set();

interface Chosen {
  /** What was chosen in another chapter is forgotten. */
  readonly chapter: string;
  readonly verses: ReadonlySet<number>;
  /** Where a range begins that is extended. */
  readonly from: number;
}

/** The verses of the chapter that a person has chosen, to do something with all of them. */
export function useChosenVerses(chapter: string) {
  const [chosen, setChosen] = useState<Chosen>();
  const now = chosen?.chapter === chapter ? chosen : undefined;
  return {
    chosen: now?.verses ?? none,
    /** Adds or removes a verse. @param extend adds everything from the last one that was chosen */
    choose: (verse: number, extend: boolean) =>
      setChosen((before) => {
        const here = before?.chapter === chapter ? before : undefined;
        const verses = new Set(here?.verses);
        if (extend && here && verses.size > 0) {
          const [first, last] = [Math.min(here.from, verse), Math.max(here.from, verse)];
          for (let each = first; each <= last; each += 1) verses.add(each);
          return { ...here, verses };
        }
        if (!verses.delete(verse)) verses.add(verse);
        return { chapter, verses, from: verse };
      }),
    clear: () => setChosen(undefined),
  };
}
