import { breakpoints, makeStyles, print, textSize, tokens } from '@berea/ui';

/** A table whose rows are aligned by the grid; its cells are beneath each other on a phone. */
export const useTableStyles = makeStyles({
  table: {
    display: 'grid',
    marginTop: '8px',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  two: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  three: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  rows: { display: 'contents' },
  first: { gridColumn: 1 },
  second: { gridColumn: 2, [breakpoints.narrow]: { gridColumn: 1 } },
  third: { gridColumn: 3, [breakpoints.narrow]: { gridColumn: 1 } },
  heading: {
    position: 'sticky',
    // Below the bar of the reader, and a little under it.
    top: '47px',
    '&:is([data-reading~="bare"] *)': { top: 0 },
    zIndex: 1,
    paddingBlock: '8px',
    paddingInlineEnd: '28px',
    alignContent: 'end',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `2px solid ${tokens.colorNeutralStroke1}`,
    ...textSize(200),
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
    // Each text has its version's label there. The table keeps its headings for screen readers.
    [breakpoints.narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [print]: { position: 'static' },
  },
  cell: {
    minWidth: 0,
    paddingBlock: '8px',
    // The title of a psalm has its row.
    '& p:only-child': { marginBottom: 0 },
    // What gets the focus is not under the bar and the headings.
    '& [data-verse]': { scrollMarginTop: '96px' },
    paddingInlineEnd: '28px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [breakpoints.narrow]: {
      paddingInlineEnd: 0,
      paddingBlock: '6px',
      borderTop: 'none',
      // A line before the first version of a verse only.
      ':first-child': { borderTop: `1px solid ${tokens.colorNeutralStroke1}`, paddingTop: '14px' },
      ':last-child': { paddingBottom: '14px' },
    },
    [print]: { breakInside: 'avoid' },
  },
  empty: { [breakpoints.narrow]: { ':not(:first-child)': { display: 'none' } } },
  // Beside the first rows, which it does not push away.
  status: {
    gridRow: 'span 8',
    paddingBlock: '12px',
    paddingInlineEnd: '28px',
    [breakpoints.narrow]: { gridRow: 'auto', paddingInlineEnd: 0 },
  },
  label: {
    display: 'none',
    [breakpoints.narrow]: {
      display: 'block',
      ...textSize(200),
      fontWeight: 600,
      letterSpacing: '0.04em',
      color: tokens.colorNeutralForeground3,
    },
  },
});
