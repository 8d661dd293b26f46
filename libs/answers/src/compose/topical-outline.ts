import { positionOf } from '@berea/scripture';
import type { Heading, Topic, TopicHeading } from '@berea/search';
import { foldName } from '../names.ts';
import { verseReference } from '../passages.ts';
import { relevanceFor } from './relevance.ts';
import { foundAt, annotate, type Gathered, type AnnotatedVerse } from './gathered.ts';
import type { Library } from './material.ts';
import { capital, type Choose } from './phrasing.ts';
import type { Part } from './study-section.ts';
import { plainName, themesOf } from './themes.ts';
import { fewestParts, mostParts, type Outline } from './written-study.ts';

/**
 * Outlines a study on a topic: its sections follow the headings that passages share, or otherwise the parts of the
 * Bible. A story is added if Nave's lists one.
 */
export async function topicalOutline(
  library: Library,
  choose: Choose,
  topic: string,
  versionId: string,
  { findings, asked, verses }: Gathered,
): Promise<Outline | undefined> {
  if (findings.confidence === 'none' || verses.length < fewestParts * 2) return undefined;
  const [first] = await library.topics(topic, 1);
  // If the topic covers only one of several words, it is about something else.
  const known =
    first && first.by !== 'nearest' && (findings.words.length === 1 || foldName(first.title) === foldName(topic))
      ? first
      : undefined;
  const story = known && (await storyOf(library, choose, known, versionId));
  const parts = partsOf(verses, story ? mostParts - 1 : mostParts, asked);
  if (parts.length + (story ? 1 : 0) < fewestParts) return undefined;
  return {
    topic,
    title: asTitle(topic),
    parts: inOrder(story ? [...parts, story] : parts),
    best: parts[0]?.lead,
    asked,
    confidence: findings.confidence === 'high' ? 'high' : 'low',
    found: foundBy(choose, known, findings.words),
  };
}

/** The topic as typed, formatted as a title. */
const asTitle = (topic: string): string =>
  capital(
    topic
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[.?!]+$/, '')
      .slice(0, 120),
  );

const foundBy = (choose: Choose, topic: Topic | undefined, words: readonly string[]): string =>
  topic
    ? choose('found, topic', [
        `The passages were brought together from the references that Nave’s Topical Bible keeps under “${topic.title}” and from the words of the texts.`,
        `“${topic.title}” is a topic in Nave’s Topical Bible, and that is where the search for these passages began.`,
      ])
    : choose('found', [
        `The passages were found by their own words and by the cross-references between them, starting from ${words
          .slice(0, 3)
          .map((word) => `“${word}”`)
          .join(', ')}.`,
      ]);

/**
 * The themes with enough commentary for a section. Themes that address the reader come before those about other people.
 */
function partsOf(verses: readonly AnnotatedVerse[], most: number, asked: readonly string[]): Part[] {
  const fit = relevanceFor(asked);
  const themes = themesOf(verses, most + 2).map(({ heading, verses: members }) => ({
    heading,
    members: members.toSorted((one, other) => fit(other) - fit(one)),
  }));
  const weight = ({ members }: { members: readonly AnnotatedVerse[] }): number =>
    members.slice(0, 3).reduce((sum, verse) => sum + fit(verse), 0);
  const parts: Part[] = [];
  for (const { heading, members } of themes.toSorted((one, other) => weight(other) - weight(one))) {
    const lead = members.find(teachable);
    const known = lead && parts.some(({ lead: other }) => other.book === lead.book && other.chapter === lead.chapter);
    // Three sections are enough; a fourth must be almost as relevant as the others.
    const enough = parts.length >= fewestParts && lead && (known || fit(lead) < fit(parts[0]!.lead) * 0.6);
    if (lead && parts.length < most && !enough)
      parts.push({ heading: heading && headingOf(heading), lead, beside: members.filter((verse) => verse !== lead) });
  }
  // If one theme has nearly all verses, use its verses from other chapters as separate sections.
  for (let index = 0; parts.length < fewestParts && index < parts.length; index++) {
    const { heading, lead, beside } = parts[index]!;
    const other = beside.find(
      (verse) => teachable(verse) && (verse.chapter !== lead.chapter || verse.book !== lead.book),
    );
    if (!other) continue;
    const rest = beside.filter((verse) => verse !== other);
    parts.splice(
      index,
      1,
      { heading, lead, beside: rest.filter((_, at) => at % 2 === 0) },
      { heading: undefined, lead: other, beside: rest.filter((_, at) => at % 2 === 1) },
    );
  }
  return parts.slice(0, most);
}

const teachable = ({ notes }: AnnotatedVerse): boolean => notes.some(({ text }) => text.length > 150);

/** In canonical order, so that promises come before their fulfilment. */
const inOrder = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => one.lead.position - other.lead.position);

/**
 * Makes a section heading from a topic and its heading: 'Remedy for care' from 'Care' and 'Remedy for'. Undefined for
 * headings that are too long or say nothing.
 */
function headingOf({ topic, heading }: Heading): string | undefined {
  const bare = heading
    .replace(
      /^(?:instances of|illustrat\w+|figurative\w*|exemplified|unclassified(?: scriptures?)?(?: relating to| concerning)?)\b[:. ]*/i,
      '',
    )
    .replace(/^.*: /, '')
    .trim();
  if (bare === '' || bare.length > 60) return undefined;
  const name = plainName(topic);
  if (/^figurative\b/i.test(heading) && /^of /i.test(bare))
    return capital(`${name}, a figure ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`);
  if (/\b(?:for|of|to|from|against|with|in|by|concerning)$/i.test(bare))
    return capital(`${bare} ${name.toLowerCase()}`);
  if (/^(?:of|in|to|for|from|against|by|with|on)\b|^\w+(?:ed|en)\b|^\w+$/i.test(bare))
    return capital(`${name} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`);
  return capital(bare);
}

/** A story that Nave's lists as an instance of the topic: a single passage, long enough to be told. */
async function storyOf(library: Library, choose: Choose, topic: Topic, versionId: string): Promise<Part | undefined> {
  const instances = topic.headings.flatMap((heading) => storyIn(heading) ?? []);
  const [first, ...others] = instances.slice(0, 24);
  if (!first) return undefined;
  const chosen = choose('story', [first, ...others]);
  const texts = await library.passages(versionId, chosen.references);
  const found = chosen.references.flatMap((written) => {
    const place = verseReference(written);
    const passage = texts(written);
    const at = place && foundAt(positionOf(place), passage?.text ?? '');
    return at && passage ? [{ ...at, reference: passage.reference }] : [];
  });
  const [lead, ...beside] = await annotate(library, found.slice(0, 3));
  return lead && teachable(lead) ? { heading: chosen.heading, lead, beside } : undefined;
}

function storyIn({ heading, references }: TopicHeading): { heading: string; references: string[] } | undefined {
  const who = /^instances of\b[:. ]*(.+)$/i.exec(heading)?.[1]?.replace(/^(?:Of|The case of) /, '');
  const [passage] = references;
  const place = passage === undefined ? undefined : verseReference(passage);
  if (!who || !place || who.length > 60) return undefined;
  const length = (place.lastVerse ?? place.verse) - place.verse + 1;
  if (length < 2 || length > 12) return undefined;
  return { heading: `A story: ${who}`, references: [...references].slice(0, 3) };
}
