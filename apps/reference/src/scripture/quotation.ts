import { versions, type Version } from '@berea/scripture';
import type { Provenance } from '@berea/validation';

/** What the verses of an answer are quoted from. */
export interface Quotation {
  /** Said above them; undefined where the answer does not say. */
  readonly label: string | undefined;
  /** BCP 47 */
  readonly lang: Version['language'] | undefined;
}

/**
 * The version that an answer quotes, by its sources: the one that was asked for or, where that has no text here, another. Without
 * sources nobody knows.
 */
export function quotationOf(asked: Version, provenance: Pick<Provenance, 'sources'> | undefined): Quotation {
  const quoted = versions.filter(({ name }) => provenance?.sources.some((source) => source.name === name));
  const other = quoted.find(({ id }) => id !== asked.id);
  if (quoted.some(({ id }) => id === asked.id))
    return {
      label: other ? `${asked.name}, and ${other.name} where it has no text` : asked.name,
      lang: asked.language,
    };
  return { label: other && `${other.name}, because ${asked.name} is not available here`, lang: other?.language };
}
