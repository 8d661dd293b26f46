import { describe, expect, it } from 'vitest';
import { countriesOf, isEmergencyNumber, resourcesFor } from './choose-resources.ts';
import { careResources } from './resources.ts';
import { careKinds, careSituations, type CareKind, type CareSituation } from './situations.ts';

const countries = ['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'ES', 'MX'];

/** How the name of the first service beside the emergency number begins, in each of the countries. */
const begins: Record<CareSituation, string> = {
  'suicidal-thoughts': '988 | 9-8-8 | Samaritans | Pieta | Lifeline | 1737 | SADAG | Find | Find | Find',
  'self-injury': '988 | 9-8-8 | Samaritans | Pieta | Lifeline | 1737 | SADAG | Find | Find | Find',
  'worried-about-someone': '988 | 9-8-8 | Samaritans | Pieta | Lifeline | 1737 | SADAG | Find | Find | Find',
  'bereaved-by-suicide': '988 | 9-8-8 | Samaritans | Pieta | Lifeline | 1737 | SADAG | Find | Find | Find',
  'partner-violence':
    'National Dom | 9-8-8 | National Dom | Women’s Aid | 1800R | Women’s Ref | Gender | Find | 016 | Find',
  'told-to-submit':
    'National Dom | 9-8-8 | National Dom | Women’s Aid | 1800R | Women’s Ref | Gender | Find | 016 | Find',
  'child-in-danger':
    '988 | Kids | Childline | Samaritans | Kids | Women’s Ref | South African Pol | Child | Find | Find',
  'abused-as-a-child': '988 | 9-8-8 | Samaritans | National Rape | 1800R | 1737 | Gender | Find | 016 | Find',
  'sexual-violence': '988 | 9-8-8 | Samaritans | National Rape | 1800R | Women’s Ref | Gender | Find | 016 | Find',
  'church-abuse': '988 | 9-8-8 | Safe Spaces | National Rape | 1800R | 1737 | SADAG | Find | Find | Find',
  'pressed-to-forgive':
    'National Dom | 9-8-8 | National Dom | Women’s Aid | 1800R | Women’s Ref | Gender | Find | 016 | Find',
  'wanting-to-hurt': '988 | 9-8-8 | Respect | Samaritans | Men’s | Family | SADAG | Find | Find | Find',
  'threat-of-violence':
    '988 | 9-8-8 | Samaritans | Samaritans | Lifeline | 1737 | South African Pol | Find | Find | Find',
  'harsh-discipline': '988 | Kids | Childline | Samaritans | Kids | Family | SADAG | Child | Find | Find',
  'stopping-medicine': '988 | 9-8-8 | NHS 111 | Samaritans | healthdirect | Healthline | SADAG | Find | Find | Find',
};

describe('our own list', () => {
  const situations = Object.entries(careSituations) as [CareSituation, CareKind][];
  const shown = (situation: CareSituation, country: string) =>
    resourcesFor(careResources, careSituations[situation], country, situation);

  it('covers the countries we promise', () => {
    expect(countriesOf(careResources)).toEqual(expect.arrayContaining(countries));
    for (const kind of careKinds) {
      for (const country of [...countriesOf(careResources), undefined])
        expect(resourcesFor(careResources, kind, country).length, `${kind} in ${country}`).toBeGreaterThan(0);
    }
  });

  describe.each(situations)('%s', (situation) => {
    it('begins with what fits', () => {
      for (const [index, start] of begins[situation].split(' | ').entries()) {
        const [service] = shown(situation, countries[index]!).filter((each) => !isEmergencyNumber(each));
        expect(service?.name.startsWith(start), `${start} in ${countries[index]}, not ${service?.name}`).toBe(true);
      }
    });

    it.each(countries)('in %s: the emergency number, then calls and texts, then websites', (country) => {
      const services = shown(situation, country);
      expect(isEmergencyNumber(services[0]!)).toBe(true);
      const direct = services.map(({ phone, text }) => phone !== undefined || text !== undefined);
      expect(direct).toEqual(direct.toSorted((one, other) => Number(other) - Number(one)));
      expect(new Set(services).size).toBe(services.length);
    });

    it('has the crisis line in the United States: every card speaks of what may lead to it', () => {
      expect(shown(situation, 'US').map(({ name: each }) => each)).toContain('988 Suicide & Crisis Lifeline');
    });
  });

  it.each([
    ['US', 'SBC Abuse Response Helpline'],
    ['GB', 'Safe Spaces'],
    ['GB', 'Thirtyone:eight'],
  ])('in %s, %s is for abuse in a church only', (country, name) => {
    const where = situations.filter(([situation]) => shown(situation, country).some((each) => each.name === name));
    expect(where.map(([situation]) => situation)).toEqual(['church-abuse', 'pressed-to-forgive']);
  });
});
