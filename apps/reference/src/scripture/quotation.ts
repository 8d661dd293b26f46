import { versions, type Version } from '@berea/scripture';
import type { Provenance } from '@berea/validation';

/** The Bible version that the verses of an answer are quoted from. */
export interface Quotation {
  /** The text shown above the verses; undefined if the version is unknown. */
  readonly label: string | undefined;
  /** A BCP 47 language tag; undefined if the version is unknown. */
  readonly lang: Version['language'] | undefined;
}

/**
 * Determines from the sources of an answer which Bible version it quotes: the requested one or, if that is not
 * available, another. Unknown if the answer has no sources.
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
