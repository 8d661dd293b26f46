import type { Recognition } from '@berea/care';
import { recognise } from '@berea/care/recognise';
import { dangerMeant, meaningOf, type Meaning } from '@berea/search';
import { inTime } from './in-time.ts';

/** Where the words of a text may be overruled by what it means. */
interface Doubt {
  /** Its words resemble danger less than this. */
  readonly resembles: number;
  /** What it means is so much nearer to ordinary trouble than to danger. */
  readonly meant: number;
  /** What is left of it. */
  readonly left: 'possible' | 'nothing';
}

const doubts = {
  /** A row or cues name a danger, and the words around them hardly resemble one. */
  named: { resembles: 0.5, meant: -0.05, left: 'possible' },
  /** Nothing is named, and the words resemble danger by little. */
  resemblance: { resembles: 0.7, meant: -0.07, left: 'nothing' },
  /** Cues that the words around them deny already. */
  cues: { resembles: 0, meant: -0.05, left: 'nothing' },
} as const satisfies Record<string, Doubt>;

/** The doubt in what the words told; undefined where no second opinion is asked. */
function doubtIn({ kind, by, level, resembles }: Recognition): Doubt | undefined {
  const hardly = (doubt: Doubt): Doubt | undefined => (resembles < doubt.resembles ? doubt : undefined);
  if (level === 'danger') return by !== 'row' && by !== 'cues' ? undefined : hardly(doubts.named);
  // No number decides that somebody who may want to die needs no help.
  if (kind === 'self-harm' || by === 'row' || by === 'mention') return undefined;
  return hardly(doubts[by]);
}

/**
 * What the router makes of a text by its words and, where those are in doubt, by what it means. What a row names, the bare
 * word and whatever tells of self-harm keep their help; a resemblance to another danger, and cues that the words around them
 * deny, lose it where the meaning denies danger as well. Browsers have the words alone.
 * @param readMeaning where it cannot be read, or not soon, the words alone decide
 * @returns the meaning too, where it was read
 */
export async function recogniseTwice(
  text: string,
  readMeaning = meaningOf,
): Promise<{ readonly recognised?: Recognition | undefined; readonly meaning?: Meaning | undefined }> {
  const recognised = recognise(text);
  const doubt = recognised && doubtIn(recognised);
  if (!doubt) return { recognised };
  const meaning = await inTime(readMeaning(text)).catch(() => undefined);
  if (!meaning || dangerMeant(meaning) >= doubt.meant) return { recognised, meaning };
  return { recognised: doubt.left === 'possible' ? { ...recognised, level: 'possible' } : undefined, meaning };
}
