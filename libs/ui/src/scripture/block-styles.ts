import { makeStyles } from '@fluentui/react-components';
import { breakpoints, tokens } from '../theme/tokens.ts';

/** Styles for each kind of USX paragraph. */
export const useBlockStyles = makeStyles({
  paragraph: { margin: 0 },
  prose: { textIndent: '1.4em', ':first-child': { textIndent: 0 } },
  flush: { marginTop: '0.5em' },
  title: { marginBottom: '1em', fontStyle: 'italic', fontSize: '0.88em', color: tokens.colorNeutralForeground2 },
  heading: {
    marginTop: '1.5em',
    marginBottom: '0.35em',
    fontFamily: tokens.fontFamilyBase,
    fontSize: '0.72em',
    fontWeight: 600,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
    color: tokens.colorBrandForeground1,
  },
  // Of an outline, not of the text: excluded from what is copied.
  outline: { userSelect: 'none', textTransform: 'none', letterSpacing: 'normal', fontSize: '0.8em' },
  // Hanging indent: a line that goes on stands deeper than any new line, or it would look like one. On a phone, where lines
  // have few words, all of it is small.
  line1: {
    paddingInlineStart: '4.4em',
    textIndent: '-3.2em',
    [breakpoints.narrow]: { paddingInlineStart: '2.4em', textIndent: '-2.4em' },
  },
  line2: {
    paddingInlineStart: '4.4em',
    textIndent: '-1.8em',
    [breakpoints.narrow]: { paddingInlineStart: '2.4em', textIndent: '-1.4em' },
  },
  line3: {
    paddingInlineStart: '5.8em',
    textIndent: '-1.8em',
    [breakpoints.narrow]: { paddingInlineStart: '3em', textIndent: '-1em' },
  },
  right: { textAlign: 'end', fontStyle: 'italic' },
  inset: { paddingInlineStart: '1.6em' },
  blank: { height: '0.8em' },
  colophon: { marginTop: '1.6em', fontSize: '0.8em', fontStyle: 'italic', color: tokens.colorNeutralForeground3 },
});

type BlockStyle = Exclude<keyof ReturnType<typeof useBlockStyles>, 'paragraph' | 'outline'>;

/** The USX paragraph names of each style. */
const names: Partial<Record<BlockStyle, readonly string[]>> = {
  prose: ['p'],
  flush: ['m', 'nb', 'pc', 'pmo', 'qc'],
  inset: ['pi', 'pi1', 'mi', 'li', 'li1'],
  line1: ['q', 'q1', 'qm1'],
  line2: ['q2', 'qm2'],
  line3: ['q3', 'q4'],
  right: ['qr'],
  blank: ['b'],
  title: ['d'],
  heading: ['sp', 'qa', 's', 's1', 's2', 'ms', 'cl'],
  colophon: ['cls', 'rem'],
};
const styleOf = new Map(
  Object.entries(names).flatMap(([style, usx]) => usx.map((name) => [name, style as BlockStyle] as const)),
);

/** The style for a USX paragraph name; unknown names use prose. */
export const blockStyle = (usx: string): BlockStyle => styleOf.get(usx) ?? 'prose';
