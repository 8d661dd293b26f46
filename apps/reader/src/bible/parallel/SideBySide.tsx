import {
  chapterName,
  formatReference,
  verseRanges,
  versions,
  type Book,
  type ChapterPlace,
  type Version,
} from '@berea/scripture';
import { makeStyles, mergeClasses, smallText, tokens } from '@berea/ui';
import { ChapterText } from '@berea/ui/scripture';
import { useEffect, useMemo } from 'react';
import { useReadingStyles } from '../settings/reading-styles.ts';
import type { TextMarks } from '../verses/Verses.tsx';
import { useColumn, type ColumnState } from './column-state.ts';
import { ColumnStatus } from './ColumnStatus.tsx';
import { alignedRows, chapterSpan, type CellPart, type Column, type Row } from './rows.ts';
import { useTableStyles } from './table-styles.ts';

const useStyles = makeStyles({
  elsewhere: { margin: 0, fontFamily: tokens.fontFamilyBase, ...smallText },
  copyright: { margin: '16px 0 0', ...smallText },
});

/** A column that is not there yet. */
const nothing: Column = { version: versions[0]!, chapters: [] };

interface SideBySideProps {
  place: ChapterPlace;
  version: Version;
  others: readonly Version[];
  /** The first version's text and what is marked in it. */
  marks: TextMarks;
  /** Called with true when every column is there or has failed, and with false when that is over. */
  onSettled: (settled: boolean) => void;
}

/** The rows, kept while the texts are the same: each highlight would otherwise draw every verse again. */
const useRows = (
  book: Book,
  main: Column,
  second: Column | undefined,
  third: Column | undefined,
  others: number,
): readonly Row[] =>
  useMemo(
    () => alignedRows(book, [main, second ?? nothing, third ?? nothing].slice(0, 1 + others)),
    [book, main, second, third, others],
  );

/**
 * A chapter in two or three versions: a row holds what all of them have of the same text, so that they scroll together
 * and are read verse by verse. On a phone the versions of a row are beneath each other.
 */
export function SideBySide({ place, version, others, marks, onSettled }: SideBySideProps) {
  const styles = useStyles();
  const table = useTableStyles();
  const { book, chapter } = place;
  const { content } = marks;
  const main = useMemo<Column>(() => ({ version, chapters: [{ chapter, content }] }), [version, chapter, content]);
  const span = useMemo(() => chapterSpan(book, version, { chapter, content }), [book, version, chapter, content]);
  const states = [useColumn(others[0], book, span), useColumn(others[1], book, span)].filter(
    (state): state is ColumnState => state !== undefined,
  );
  const settled = states.every(({ column, error }) => column !== undefined || error !== undefined);
  useEffect(() => {
    if (!settled) return;
    onSettled(true);
    return () => onSettled(false);
  }, [settled, onSettled]);
  const rows = useRows(book, main, states[0]?.column, states[1]?.column, others.length);
  const shown = [version, ...others];
  const columnStyles = [table.first, table.second, table.third];
  const missing = states.some(({ column }) => column === undefined);
  return (
    <>
      <div
        role="table"
        aria-label={`${chapterName(place)} in ${shown.length} versions`}
        className={mergeClasses(table.table, shown.length === 2 ? table.two : table.three)}
      >
        <div role="rowgroup" className={table.rows}>
          <div role="row" className={table.rows}>
            {shown.map(({ id, name, language }) => (
              <div key={id} role="columnheader" lang={language} className={table.heading}>
                {name}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={table.rows}>
          {missing && (
            <div role="row" className={table.rows}>
              {states.map(
                (state, index) =>
                  !state.column && (
                    <div
                      key={state.version.id}
                      role="cell"
                      aria-colindex={index + 2}
                      className={mergeClasses(table.status, columnStyles[index + 1])}
                    >
                      <ColumnStatus state={state} place={place} />
                    </div>
                  ),
              )}
            </div>
          )}
          {rows.map(({ key, cells }) => (
            <div key={key} role="row" className={table.rows}>
              {cells.map(
                (parts, index) =>
                  (index === 0 || states[index - 1]?.column) && (
                    <div
                      key={shown[index]!.id}
                      role="cell"
                      aria-colindex={index + 1}
                      // A verse here is not one that is chosen, marked or has a menu.
                      data-beside={index === 0 ? undefined : ''}
                      className={mergeClasses(table.cell, columnStyles[index], parts.length === 0 && table.empty)}
                    >
                      {parts.length > 0 && (
                        <Cell
                          version={shown[index]!}
                          place={place}
                          parts={parts}
                          marks={index === 0 ? marks : undefined}
                        />
                      )}
                    </div>
                  ),
              )}
            </div>
          ))}
        </div>
      </div>
      {states.map(
        ({ copyright, version: { id } }) =>
          copyright && (
            <p key={id} className={styles.copyright}>
              {copyright}
            </p>
          ),
      )}
    </>
  );
}

interface CellProps {
  version: Version;
  place: ChapterPlace;
  parts: readonly CellPart[];
  /** Of the first column only. */
  marks: TextMarks | undefined;
}

/** What one version has of a row. */
function Cell({ version, place, parts, marks }: CellProps) {
  const styles = useStyles();
  const table = useTableStyles();
  const reading = useReadingStyles();
  return (
    <>
      <span aria-hidden="true" className={table.label}>
        {version.abbreviation}
      </span>
      {parts.map(({ chapter, content, verses, blocks }) => (
        <div key={chapter} className={reading.chapter}>
          {chapter !== place.chapter && (
            <p className={styles.elsewhere}>
              {formatReference({ book: place.book, chapter })}:{verseRanges(verses)}
            </p>
          )}
          <ChapterText lang={version.language} {...marks} content={content} blocks={blocks} fromTheTop={false} />
        </div>
      ))}
    </>
  );
}
