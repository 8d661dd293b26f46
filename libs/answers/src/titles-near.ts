import { nearestNames } from '@berea/search';
import { foldTopicName } from '@berea/search/text';
import type { Library } from './compose/material.ts';
import { plainName } from './compose/themes.ts';
import type { Content } from './content.ts';
import { entryNames } from './entry-card.ts';

const most = 5;

/**
 * The titles of entries whose names are most like a term, among our cards and the topics of the library, nearest first.
 * A title is given once, however many of its names are near.
 */
export async function titlesNear(content: Content, library: Library, term: string): Promise<string[]> {
  const titles = new Map<string, string>();
  for (const [title, ...aliases] of entryNames(content)) {
    for (const name of [title!, ...aliases].map(foldTopicName)) if (!titles.has(name)) titles.set(name, title!);
  }
  const names = nearestNames(term, [...new Set([...titles.keys(), ...(await library.topicNames())])], 2 * most);
  const near = await Promise.all(
    names.map(async (name) => {
      const [topic] = titles.has(name) ? [] : await library.topics(name, 1);
      return titles.get(name) ?? (topic && plainName(topic.title));
    }),
  );
  return [...new Set(near.filter((title) => title !== undefined))].slice(0, most);
}
