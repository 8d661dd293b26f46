import { describe, expect, it } from 'vitest';
import { countryOf, resourcesFor } from './choose-resources.ts';
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

const service = (name: string, country: string, ...kinds: CareKind[]) => ({ name, country, kinds, phone: '1' });
const emergency = (country: string) => service('Emergency services', country, ...careKinds);
const names = (services: readonly { readonly name: string }[]) => services.map(({ name }) => name);

describe('the services that are shown', () => {
  const list = [
    emergency('US'),
    service('crisis', 'US', 'self-harm'),
    service('home', 'US', 'abuse'),
    emergency('GB'),
    { name: 'directory', country: 'international', kinds: ['self-harm' as const], web: 'https://directory.example/' },
  ];
  const shown = (kind: CareKind, country?: string) => names(resourcesFor(list, kind, country));

  it('are those of the country and the kind, then its crisis lines, then the international ones', () => {
    expect(shown('self-harm', 'US')).toEqual(['Emergency services', 'crisis', 'directory']);
    expect(shown('abuse', 'US')).toEqual(['Emergency services', 'home', 'crisis', 'directory']);
    expect(shown('violence', 'US')).toEqual(['Emergency services', 'crisis', 'directory']);
    expect(shown('abuse', 'GB')).toEqual(['Emergency services', 'directory']);
  });

  it('begin with what is meant for the situation, whatever its kind', () => {
    const child = { ...service('child line', 'US', 'abuse'), situations: ['harsh-discipline'] };
    expect(names(resourcesFor([...list, child], 'violence', 'US', 'harsh-discipline'))).toEqual([
      'Emergency services',
      'child line',
      'crisis',
      'directory',
    ]);
  });

  it('leave out what is meant for other situations of the kind, unless the situation is not known', () => {
    const church = { ...service('church line', 'US', 'abuse'), situations: ['church-abuse'] };
    const stopHitting = { ...service('to stop hitting', 'US', 'violence'), situations: ['wanting-to-hurt'] };
    const all = [...list, church, stopHitting];
    expect(names(resourcesFor(all, 'abuse', 'US', 'partner-violence'))).not.toContain('church line');
    expect(names(resourcesFor(all, 'abuse', 'US', 'church-abuse'))[1]).toBe('church line');
    expect(names(resourcesFor(all, 'abuse', 'US'))).toContain('church line');
    expect(names(resourcesFor(all, 'violence', 'US', 'threat-of-violence'))).not.toContain('to stop hitting');
    expect(names(resourcesFor(all, 'violence', 'US', 'wanting-to-hurt'))[1]).toBe('to stop hitting');
  });

  it('that can be called or texted come before those with a website only', () => {
    const { phone: _, ...chat } = { ...service('chat', 'US', 'abuse'), situations: ['sexual-violence'] };
    const { phone: __, ...texted } = { ...service('by text', 'US', 'abuse'), text: { number: '1' } };
    expect(names(resourcesFor([chat, ...list, texted], 'abuse', 'US', 'sexual-violence'))).toEqual([
      'Emergency services',
      'home',
      'by text',
      'crisis',
      'chat',
      'directory',
    ]);
  });

  it('include two crisis lines at most where they are not what was asked for, and no line for children', () => {
    const more = ['second', 'third'].map((name) => service(name, 'US', 'self-harm'));
    const children = service('child line', 'US', 'abuse', 'self-harm');
    const all = [children, ...list, ...more];
    expect(names(resourcesFor(all, 'medical', 'US'))).toEqual(['Emergency services', 'crisis', 'second', 'directory']);
    expect(names(resourcesFor([emergency('US'), children], 'medical', 'US'))).toEqual([
      'Emergency services',
      'child line',
    ]);
  });

  it('are the international ones in a country that the list does not have', () => {
    expect(shown('self-harm', 'FR')).toEqual(['directory']);
    expect(shown('medical')).toEqual(['directory']);
  });
});
