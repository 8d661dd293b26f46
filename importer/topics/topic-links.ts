import { foldTopicName } from '@berea/search/text';
import topicLinks from '../data/topic-links.json' with { type: 'json' };
import type { NaveEntry } from './nave-entries.ts';
import { namesOf } from './topic-names.ts';

/** The targets of "See" links, with counts of how each was resolved. */
export interface TopicLinks {
  /** From each topic's key to the keys its links lead to, without duplicates. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  readonly counts: {
    readonly links: number;
    /** The link's target is a topic's own key. */
    readonly exact: number;
    /** Found under another name, in singular or plural, or as the only topic whose name begins this way. */
    readonly mended: number;
    /** It names a heading within the same topic. */
    readonly within: number;
    readonly unresolved: number;
  };
}

/**
 * Resolves the "See" links of Nave's. A link is fixed only when exactly one topic has its name. The markup may split a
 * name ('PRIEST', then ', HIGH'), so the longer name is tried first.
 */
export function resolveLinks(entries: readonly NaveEntry[]): TopicLinks {
  const keys = new Set(entries.map(({ key }) => key));
  const byName = only(entries.flatMap(({ key }) => namesOf(key).map((name) => [name, key] as const)));
  const byTerms = only(entries.flatMap(({ key }) => namesOf(key).map((name) => [singular(name), key] as const)));
  // 'JESUS' is 'JESUS, THE CHRIST', 'WICKED' is 'WICKED (PEOPLE)', 'FOREKNOWLEDGE' is 'FOREKNOWLEDGE OF GOD'.
  const byBeginning = only(entries.map(({ key }) => [singular(key.split(/[,(]| (?:AND|OF|AT) /)[0]!), key] as const));

  const bySpelling = [
    (name: string) => byName.get(foldTopicName(name)),
    (name: string) => byTerms.get(singular(name)),
    (name: string) => byBeginning.get(singular(name)),
  ];
  const counts = { links: 0, exact: 0, mended: 0, within: 0, unresolved: 0 };
  const links = new Map<string, string[]>();
  for (const { key, see, headings } of entries) {
    const targets = new Set<string>();
    for (const printed of see) {
      counts.links++;
      const short = printed.split(',')[0]!.trim();
      const exact = [printed, short].find((name) => keys.has(name));
      const mended =
        exact ??
        known[short] ??
        [printed, short, short.split(/ (?:OF|THE|IN|FOR) /)[0]!].flatMap((name) =>
          bySpelling.flatMap((names) => names(name) ?? []),
        )[0];
      if (mended === undefined) {
        const own = foldTopicName(short);
        counts[headings.some(({ heading }) => foldTopicName(heading).startsWith(own)) ? 'within' : 'unresolved']++;
        continue;
      }
      counts[exact === undefined ? 'mended' : 'exact']++;
      if (mended !== key) targets.add(mended);
    }
    if (targets.size > 0) links.set(key, [...targets]);
  }
  return { links, counts };
}

const known: Readonly<Record<string, string>> = topicLinks.links;

/** Treats 'courts' and 'court', 'cities' and 'city' as one name. */
const singular = (name: string): string =>
  foldTopicName(name)
    .split(' ')
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?<=[^su])s$/, '')
        .replace(/e$/, ''),
    )
    .join(' ');

/** Maps a name to undefined when it leads to more than one topic. */
function only(pairs: readonly (readonly [string, string])[]): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [name, key] of pairs) found.set(name, found.has(name) && found.get(name) !== key ? undefined : key);
  return found;
}
