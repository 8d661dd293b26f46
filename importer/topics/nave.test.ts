import { beforeAll, describe, expect, it } from 'vitest';
import { readDictionary } from '../sword/dictionary.ts';
import { ensureModules } from '../packages/ensure-modules.ts';
import { dataFolder } from '../testing/real-modules.ts';
import { readNave, readNaveEntry, type NaveEntry } from './nave-entries.ts';
import { topicSource } from './source.ts';
import { resolveLinks } from './topic-links.ts';
import { namesOf, titleOf } from './topic-names.ts';

const entry = (...lines: string[]): NaveEntry =>
  readNaveEntry({ key: 'THING', text: `<entryFree n="THING"><def>${lines.join('')}</def></entryFree>` });
const reference = (osis: string): string => `<ref osisRef="${osis}">…</ref>`;
const passages = ({ headings }: NaveEntry) =>
  headings.map(({ heading, references }) => [heading, references.map(({ from, to }) => [from, to])]);

describe('a topic of Nave’s', () => {
  it('has headings at three levels: lines, list items, and lines below an item', () => {
    const read = entry(
      `<lb/>→ INSTANCES OF<list><item>Abraham ${reference('Gen.23.2')}</item><item>David</item></list>`,
      `<lb/>Of Absalom ${reference('2Sam.18.33')}; ${reference('2Sam.19.4-2Sam.19.5')}`,
      `<lb/>→ Rites of, for GOD ${reference('Ps.117')}`,
    );
    expect(passages(read)).toEqual([
      ['Instances of: Abraham', [[1_023_002, 1_023_002]]],
      [
        'Instances of: David: Of Absalom',
        [
          [10_018_033, 10_018_033],
          [10_019_004, 10_019_005],
        ],
      ],
      ['Rites of, for GOD', [[19_117_001, 19_117_002]]],
    ]);
  });

  it('drops headings without meaning, and references to places that do not exist', () => {
    const read = entry(
      `<lb/>→ MISCELLANY OF MINOR SUB-TOPICS<list><item>Daily ${reference('Ps.5.3')}</item></list>`,
      `<lb/>→ Long ${reference('Gen.99.1')} ${reference('Ps.23.9')}`,
    );
    expect(passages(read)).toEqual([['Daily', [[19_005_003, 19_005_003]]]]);
    expect(read.lost).toBe(2);
  });

  it('links to other topics, by the whole printed name', () => {
    expect(
      entry(
        '<lb/>→ See <ref target="Nave:PRIEST">PRIEST</ref>, HIGH',
        '<lb/>→ See <ref target="Nave:DEATH">DEATH</ref>&amp;gt;',
      ).see,
    ).toEqual(['PRIEST, HIGH', 'DEATH']);
  });

  it('is shown in title case, and can be looked up by each of its names', () => {
    expect([titleOf('BATH-SHEBA (BATHSHEBA)'), titleOf('JESUS, THE CHRIST'), titleOf('LAYING ON OF HANDS')]).toEqual([
      'Bath-sheba (Bathsheba)',
      'Jesus, the Christ',
      'Laying on of Hands',
    ]);
    expect(namesOf('BATH-SHEBA (BATHSHEBA)')).toEqual(['bath sheba', 'bathsheba']);
    expect(namesOf('ABSTINENCE, TOTAL')).toEqual(['abstinence total', 'total abstinence']);
    expect(namesOf('LOST, THE')).toEqual(['lost the', 'the lost', 'lost']);
    expect(namesOf('ANGEL (A SPIRIT)')).toEqual(['angel']);
  });
});

describe('the "See" links', () => {
  const topic = (key: string, ...see: string[]): NaveEntry => ({ key, see, headings: [], lost: 0 });

  it('are fixed when exactly one topic matches, and left alone when two do', () => {
    const { links, counts } = resolveLinks([
      topic('CARE', 'COURTS', 'WICKED', 'ANGER OF GOD', 'MINISTER', 'NOWHERE', 'HARP'),
      topic('COURT'),
      topic('WICKED (PEOPLE)'),
      topic('ANGER'),
      topic('MINISTER, CHRISTIAN'),
      topic('MINISTER, CIVIL'),
      topic('HARP (ONE)'),
      topic('HARP (TWO)'),
    ]);
    expect(links.get('CARE')).toEqual(['COURT', 'WICKED (PEOPLE)', 'ANGER', 'MINISTER, CHRISTIAN']);
    expect(counts).toEqual({ links: 6, exact: 0, mended: 4, within: 0, unresolved: 2 });
  });

  describe('of the real book', () => {
    let entries: NaveEntry[];
    beforeAll(async () => {
      entries = readNave(
        readDictionary((await ensureModules(dataFolder, { sources: [topicSource] })).get(topicSource.module)!.module),
      );
    }, 120_000);

    it('resolve, except for one in a hundred', () => {
      expect(resolveLinks(entries).counts).toEqual({
        links: 4368,
        exact: 3712,
        mended: 611,
        within: 2,
        unresolved: 43,
      });
    });
  });
});
