import type { CareKind } from './situations.ts';

/** What choosing needs to know of a service. */
interface Resource {
  readonly kinds: readonly CareKind[];
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
 * The services of a country for a kind, in the order of the list; then the international ones. Where a country has none for the kind but the
 * emergency number, its crisis lines stand in: they listen to people who are afraid of what they might do, too.
 */
export function resourcesFor<Each extends Resource>(
  resources: readonly Each[],
  kind: CareKind,
  country: string | undefined,
): Each[] {
  const inCountry = (place: string | undefined, wanted: CareKind) =>
    resources.filter((each) => each.country === place && each.kinds.includes(wanted));
  const here = inCountry(country, kind);
  const crisisLines = here.length > 1 ? [] : inCountry(country, 'self-harm').filter((each) => !here.includes(each));
  const everywhere = inCountry('international', kind);
  return [...here, ...crisisLines, ...(everywhere.length > 0 ? everywhere : inCountry('international', 'self-harm'))];
}
