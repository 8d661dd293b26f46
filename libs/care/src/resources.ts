import list from '../data/resources.json' with { type: 'json' };
import type { CareKind, CareSituation } from './situations.ts';

/** A crisis service that somebody in danger can reach. */
export interface CareResource {
  /** The name of the service, as the service writes it. */
  name: string;
  /** Whom or what it is for, in our own words, at most 90 characters. */
  for: string;
  /** The kinds of danger it helps with. */
  kinds: readonly CareKind[];
  /**
   * The situations it is meant for above all: there it is listed first, whatever its kinds. In a kind that one of them
   * belongs to, it is not listed for other situations.
   */
  situations?: readonly CareSituation[];
  /** ISO 3166-1 alpha-2 code of the country it serves, or `international` for a directory of many. */
  country: string;
  /** The number as a person in that country dials it: digits and spaces. */
  phone?: string;
  /** Where to send a text message; without `message`, any words will do. */
  text?: { number: string; message?: string };
  /** The website of the service. */
  web?: string;
  /** When it answers, where a page says so. */
  hours?: string;
  /** What confirms the entry. */
  source: {
    /** A page of the service itself or of a government. */
    url: string;
    /** Year and month of that page as it was stored, as well as could be told: `YYYY-MM`. */
    seen: string;
    /** What that page says, in our own words. */
    note: string;
  };
}

/** Crisis services by country; each number is confirmed by the page named in its `source`. */
export const careResources: readonly CareResource[] = list as readonly CareResource[];
