import { bookById, defaultVersionId, versionById, type BookId } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { alignedRows, type Column } from './rows.ts';

const verses = (first: number, last: number, name: string): string =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `<p class="p"><span class="v" data-number="${first + index}"></span>${name}${first + index}</p>`,
  ).join('');
const column = (id: string, ...chapters: readonly (readonly [chapter: number, content: string])[]): Column => ({
  version: versionById(id)!,
  chapters: chapters.map(([chapter, content]) => ({ chapter, content })),
});
/** 'k1|r1 r2': the rows, with the texts of their cells. */
const rows = (book: BookId, ...columns: readonly Column[]) =>
  alignedRows(bookById(book)!, columns).map(({ cells }) =>
    cells
      .map((parts) =>
        parts
          .flatMap(({ blocks }) => blocks.flatMap(({ segments }) => segments.flatMap(({ inlines }) => inlines)))
          .map((inline) => ('text' in inline ? inline.text.trim() : ''))
          .join(' '),
      )
      .join('|'),
  );

describe('the rows of versions beside each other', () => {
  it('take the end of a chapter from where another version has it', () => {
    const found = rows(
      'Jonah',
      column(defaultVersionId, [1, verses(1, 17, 'k')]),
      column('spa-rv1909', [1, verses(1, 16, 'r')], [2, verses(1, 10, 's')]),
    );
    expect(found).toHaveLength(17);
    expect(found.slice(-2)).toEqual(['k16|r16', 'k17|s1']);
  });

  it('join what one version has as one verse', () => {
    const found = rows(
      'Jonah',
      column('spa-rv1909', [2, verses(1, 10, 'r')]),
      column(defaultVersionId, [1, verses(1, 17, 'k')], [2, verses(1, 10, 'l')]),
    );
    expect([found[0], found[1], found.at(-1)]).toEqual(['r1|k17', 'r2|l1', 'r10|l9 l10']);
  });

  it('leave a place empty where a version has no such verse, and keep one that the first has not', () => {
    const without = verses(1, 2, 'w') + verses(4, 4, 'w');
    expect(rows('Acts', column(defaultVersionId, [8, verses(1, 4, 'k')]), column('eng-web', [8, without]))).toEqual([
      'k1|w1',
      'k2|w2',
      'k3|',
      'k4|w4',
    ]);
    expect(rows('Acts', column('eng-web', [8, without]), column(defaultVersionId, [8, verses(1, 4, 'k')]))[2]).toBe(
      '|k3',
    );
  });

  it('put the title of a psalm before its first verse, also where it is counted', () => {
    const titled = `<p class="d">k title</p>${verses(1, 19, 'k')}`;
    const found = rows('Ps', column(defaultVersionId, [51, titled]), column('eng-lsv', [51, verses(1, 21, 'l')]));
    expect(found.slice(0, 2)).toEqual(['k title|l1 l2', 'k1|l3']);
    expect(found.at(-1)).toBe('k19|l21');
  });

  it('keep headings with the verse after them, and what follows the last verse with that', () => {
    const headed = `<p class="qa">ALEPH</p>${verses(1, 1, 'k')}<p class="qa">BETH</p>${verses(2, 2, 'k')}<p class="cls">end</p>`;
    expect(rows('Ps', column(defaultVersionId, [119, headed]))).toEqual(['ALEPH k1', 'BETH k2 end']);
  });
});
