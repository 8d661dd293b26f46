import { careKinds, type CareKind } from './situations.ts';

/** What choosing needs to know of a service. */
interface Resource {
  readonly kinds: readonly CareKind[];
  /** The situations it is meant for above all. */
  readonly situations?: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2 code, or 'international'. */
  readonly country: string;
}

/**
 * The country that a browser's languages point to: the region of the first that names one ('en-GB' → 'GB'). Undefined where none does: a
 * language alone is spoken in many countries.
 */
export function countryOf(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region !== undefined && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // A browser may name a language that is no well-formed tag.
    }
  }
  return undefined;
}

/** The countries that the list has services for, in the order of the list. */
export const countriesOf = (resources: readonly Resource[]): string[] =>
  [...new Set(resources.map(({ country }) => country))].filter((country) => country !== 'international');

/**
 * The services of a country for a kind; then the international ones. The emergency number comes first, then what is meant for the situation,
 * then the rest in the order of the list. Where a country has none for the kind but the emergency number, its crisis lines are added, and
 * always for violence: they listen to people who are afraid of what they might do, too.
 */
export function resourcesFor<Each extends Resource>(
  resources: readonly Each[],
  kind: CareKind,
  country: string | undefined,
  situation?: string,
): Each[] {
  const inCountry = (place: string | undefined, wanted: CareKind) =>
    resources.filter((each) => each.country === place && each.kinds.includes(wanted));
  const meantFor = ({ situations }: Each) => situation !== undefined && situations?.includes(situation) === true;
  // A line for people who are violent is no help to those who are threatened by one.
  const meantForOthers = ({ situations }: Each) =>
    kind === 'violence' && situation !== undefined && situations?.includes(situation) === false;
  const emergency = ({ kinds }: Each) => careKinds.every((each) => kinds.includes(each));
  const rank = (each: Each): number => (emergency(each) ? 0 : meantFor(each) ? 1 : 2);
  const here = resources
    .filter(
      (each) => each.country === country && (meantFor(each) || (each.kinds.includes(kind) && !meantForOthers(each))),
    )
    .toSorted((one, other) => rank(one) - rank(other));
  const crisisLines =
    here.length > 1 && kind !== 'violence'
      ? []
      : inCountry(country, 'self-harm').filter((each) => !here.includes(each));
  const everywhere = inCountry('international', kind);
  return [...here, ...crisisLines, ...(everywhere.length > 0 ? everywhere : inCountry('international', 'self-harm'))];
}
