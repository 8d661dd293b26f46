import { type CareKind, careSituations } from './situations.ts';

/** What choosing needs to know of a service. */
interface Resource {
  readonly name: string;
  readonly kinds: readonly CareKind[];
  /** The situations it is meant for above all. */
  readonly situations?: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2 code, or 'international'. */
  readonly country: string;
  readonly phone?: string | undefined;
  readonly text?: unknown;
}

/** How many crisis lines are added in a situation that is not about self-harm. */
const mostCrisisLines = 2;

/**
 * The country that a browser's languages point to: the region of the first that names one ('en-GB' → 'GB'). Undefined
 * where none does: a language alone is spoken in many countries.
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
 * Whether the entry is the emergency number of its country: it is told by its name, and is shown apart from the
 * services.
 */
export const isEmergencyNumber = ({ name, phone }: Resource): boolean =>
  name === 'Emergency services' && phone !== undefined;

const kindOf = (situation: string): CareKind | undefined =>
  (careSituations as Readonly<Record<string, CareKind>>)[situation];

/**
 * A service that names situations of a kind is for those of them only: a line for abuse in churches is no help at home.
 */
const isForOthers = ({ situations = [] }: Resource, kind: CareKind, situation: string): boolean =>
  !situations.includes(situation) && situations.some((each) => kindOf(each) === kind);

/** A line for anyone in a crisis. Lines that are for abuse, too, are mostly for children. */
const isCrisisLine = ({ kinds }: Resource): boolean => kinds.includes('self-harm') && !kinds.includes('abuse');

/**
 * The services of a country, then the international ones. The emergency number comes first; then the services that can
 * be called or texted; then those with a website only. Among these, what is meant for the situation comes first, then
 * what is meant for its kind, then the crisis lines, which listen whatever it is; otherwise the order is that of the
 * list.
 * @param situation undefined where only the kind is known: nothing is left out then
 */
export function resourcesFor<Each extends Resource>(
  resources: readonly Each[],
  kind: CareKind,
  country: string | undefined,
  situation?: string,
): Each[] {
  const isMeantFor = ({ situations }: Each) => situation !== undefined && situations?.includes(situation) === true;
  const isOfKind = (each: Each) =>
    each.kinds.includes(kind) && !(situation !== undefined && isForOthers(each, kind, situation));
  const isDirect = ({ phone, text }: Each) => phone !== undefined || text !== undefined;

  const here = resources.filter((each) => each.country === country);
  const fitting = here.filter((each) => isEmergencyNumber(each) || isMeantFor(each) || isOfKind(each));
  const others = here.filter((each) => !fitting.includes(each));
  const crisisLines = others.filter(isCrisisLine).slice(0, mostCrisisLines);
  // Where a country has nothing else, a line for children who want to die is better than none.
  const added = fitting.length + crisisLines.length > 1 ? crisisLines : others.filter(isOfSelfHarm);

  const rank = (each: Each): number =>
    isEmergencyNumber(each) ? 0 : (isDirect(each) ? 1 : 4) + (isMeantFor(each) ? 0 : isOfKind(each) ? 1 : 2);
  const everywhere = resources.filter((each) => each.country === 'international');
  const everywhereForKind = everywhere.filter(({ kinds }) => kinds.includes(kind));
  return [
    ...[...fitting, ...added].toSorted((one, other) => rank(one) - rank(other)),
    ...(everywhereForKind.length > 0 ? everywhereForKind : everywhere.filter(isOfSelfHarm)),
  ];
}

const isOfSelfHarm = ({ kinds }: Resource): boolean => kinds.includes('self-harm');
