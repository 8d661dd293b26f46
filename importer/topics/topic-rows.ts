import { termsOf } from '@berea/search/text';
import type { NaveEntry } from './nave-entries.ts';
import type { TopicLinks } from './topic-links.ts';
import { namesOf, titleOf } from './topic-names.ts';

/** Rows of public.topics, topic_names and topic_headings. */
export interface TopicRows {
  readonly topics: readonly { readonly id: number; readonly title: string; readonly see: readonly number[] }[];
  readonly names: readonly {
    readonly name: string;
    readonly terms: string;
    readonly topic_id: number;
    readonly own: boolean;
  }[];
  readonly headings: readonly {
    readonly id: number;
    readonly topic_id: number;
    readonly heading: string;
    readonly passages: readonly number[];
    readonly terms: readonly string[];
  }[];
}

/** The rows for the database. Topics and headings are numbered in printed order. */
export function topicRows(entries: readonly NaveEntry[], links: TopicLinks['links']): TopicRows {
  const idOf = new Map(entries.map(({ key }, index) => [key, index + 1]));
  const headings: TopicRows['headings'][number][] = [];
  for (const { key, headings: own } of entries) {
    const topicTerms = termsOf(key.toLowerCase());
    for (const { heading, references } of own) {
      const id = headings.length + 1;
      headings.push({
        id,
        topic_id: idOf.get(key)!,
        heading,
        passages: references.flatMap(({ from, to }) => [from, to]),
        terms: [...new Set([...topicTerms, ...termsOf(heading)])],
      });
    }
  }
  return {
    topics: entries.map(({ key }) => ({
      id: idOf.get(key)!,
      title: titleOf(key),
      see: (links.get(key) ?? []).map((target) => idOf.get(target)!),
    })),
    names: entries.flatMap(({ key }) =>
      namesOf(key).map((name, index) => ({
        name,
        terms: termsOf(name).join(' '),
        topic_id: idOf.get(key)!,
        own: index === 0,
      })),
    ),
    headings,
  };
}
