import { describe, expect, it } from 'vitest';
import { countriesOf, countryOf, resourcesFor } from './choose-resources.ts';
import { careResources } from './resources.ts';
import { careKinds, type CareKind } from './situations.ts';

describe('the country of a reader', () => {
  it.each<[string[], string | undefined]>([
    [['en-GB', 'en'], 'GB'],
    [['en', 'en-ZA'], 'ZA'],
    [['zh-Hant-TW'], 'TW'],
    [['en'], undefined],
    [['es-419'], undefined],
    [[], undefined],
    [['', 'x-lol', 'not a tag', 'de-AT'], 'AT'],
  ])('of the languages %j is %s', (languages, country) => expect(countryOf(languages)).toBe(country));
});

describe('the services that are shown', () => {
  const service = (name: string, country: string, ...kinds: CareKind[]) => ({ name, country, kinds });
  const list = [
    service('911', 'US', ...careKinds),
    service('crisis', 'US', 'self-harm'),
    service('home', 'US', 'abuse'),
    service('999', 'GB', ...careKinds),
    service('directory', 'international', 'self-harm'),
  ];
  const names = (kind: CareKind, country?: string) => resourcesFor(list, kind, country).map(({ name }) => name);

  it('are those of the country and the kind, then the international ones', () => {
    expect(names('self-harm', 'US')).toEqual(['911', 'crisis', 'directory']);
    expect(names('abuse', 'US')).toEqual(['911', 'home', 'directory']);
  });
  it('begin with what is meant for the situation, whatever its kind', () => {
    const child = { ...service('child line', 'US', 'abuse'), situations: ['harsh-discipline'] };
    const shown = resourcesFor([...list, child], 'violence', 'US', 'harsh-discipline');
    expect(shown.map(({ name }) => name)).toEqual(['911', 'child line', 'crisis', 'directory']);
    const atHome = resourcesFor([...list, child], 'abuse', 'US', 'partner-violence');
    expect(atHome.map(({ name }) => name)).toEqual(['911', 'home', 'child line', 'directory']);
  });
  it('leave out what is meant for people who are violent, where somebody is threatened by one', () => {
    const stopHitting = { ...service('to stop hitting', 'US', 'violence'), situations: ['wanting-to-hurt'] };
    const shownFor = (situation: string) =>
      resourcesFor([...list, stopHitting], 'violence', 'US', situation).map(({ name }) => name);
    expect(shownFor('threat-of-violence')).toEqual(['911', 'crisis', 'directory']);
    expect(shownFor('wanting-to-hurt')).toEqual(['911', 'to stop hitting', 'crisis', 'directory']);
  });
  it('include the crisis lines where a country has nothing else for the kind', () => {
    expect(names('violence', 'US')).toEqual(['911', 'crisis', 'directory']);
    expect(names('abuse', 'GB')).toEqual(['999', 'directory']);
  });
  it('are the international ones in a country that the list does not have', () => {
    expect(names('self-harm', 'FR')).toEqual(['directory']);
    expect(names('medical')).toEqual(['directory']);
  });
  it('cover the countries we promise', () => {
    expect(countriesOf(careResources)).toEqual(
      expect.arrayContaining(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'ES', 'MX']),
    );
    for (const kind of careKinds) {
      for (const country of [...countriesOf(careResources), undefined]) {
        expect(resourcesFor(careResources, kind, country).length, `${kind} in ${country}`).toBeGreaterThan(0);
      }
    }
  });
});
