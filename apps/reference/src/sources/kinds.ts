import type { TextSource } from '@berea/validation';

/** A kind of text: its display title and what it is used for. */
export interface Kind {
  readonly title: string;
  readonly use: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  bible: { title: 'Bibles', use: 'Read in the reader, searched by the concordance, and quoted under every answer.' },
  dictionary: {
    title: 'Dictionaries',
    use: 'Explain the Hebrew and Greek words behind a verse, and the words of the original in an entry.',
  },
  tags: { title: 'Words of the original', use: 'Say which Hebrew or Greek word stands behind which English one.' },
  commentary: {
    title: 'Commentaries',
    use: 'Quoted by name where the context of a passage is explained, and in answers put together from the sources.',
  },
  topics: { title: 'Topics', use: 'Lead from a subject to the passages about it.' },
  'cross-references': { title: 'Cross-references', use: 'Lead from one verse to others that speak of the same.' },
};

const others: Kind = { title: 'Other texts', use: 'Used in addition to the texts above.' };

/** Groups the sources by kind, in the order of `kinds`. All unknown kinds form one group at the end. */
export function byKind(sources: readonly TextSource[]): (Kind & { readonly sources: readonly TextSource[] })[] {
  const groups = Map.groupBy(sources, ({ kind }) => kinds[kind] ?? others);
  return [...Object.values(kinds), others].flatMap((kind) => {
    const of = groups.get(kind);
    return of ? [{ ...kind, sources: of }] : [];
  });
}

/** The importer's counts that are meaningful to a user, in order of preference. */
const units = ['references', 'verses', 'topics', 'sections', 'words', 'entries'];

/** '31,102 verses'; undefined if the source has no meaningful count. */
export function extent({ counts }: Pick<TextSource, 'counts'>): string | undefined {
  const unit = units.find((name) => typeof counts[name] === 'number');
  return unit && `${(counts[unit] as number).toLocaleString('en')} ${unit}`;
}
