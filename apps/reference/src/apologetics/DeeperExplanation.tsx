import { makeStyles, prose, textSize, tokens } from '@berea/ui';
import Markdown, { type Components } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { ProseWithReferences } from '../scripture/ProseWithReferences.tsx';
import { pipeTables } from './pipe-tables.ts';
import { headingRanks, markedReferences, tablesAsLists } from './rehype-plugins.ts';
import { restrictedMarkdown } from './restricted-markdown.ts';

const useStyles = makeStyles({
  prose: {
    ...prose,
    '& p': { margin: '0 0 0.9em' },
    '& ul, & ol': { margin: '0 0 0.9em', paddingInlineStart: '1.4em' },
    '& li': { marginBottom: '0.35em' },
    '& li > p': { margin: '0 0 0.35em' },
    '& li::marker': { color: tokens.colorNeutralForeground3 },
    '& h1, & h2, & h3, & h4, & h5, & h6': {
      margin: '1.4em 0 0.4em',
      fontWeight: 560,
      ...textSize(400),
    },
    // Each level is told from the next. The first two occur only in a text with more than four levels.
    '& h1': { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
    '& h2': { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
    '& h4': { fontStyle: 'italic' },
    '& h5': { fontFamily: tokens.fontFamilyBase, fontSize: tokens.fontSizeBase300, fontWeight: 600 },
    '& h6': {
      fontFamily: tokens.fontFamilyBase,
      fontSize: tokens.fontSizeBase300,
      fontWeight: 400,
      fontStyle: 'italic',
    },
    '& blockquote': {
      margin: '0 0 0.9em',
      padding: '0 0 0 16px',
      borderLeft: `2px solid ${tokens.colorNeutralStroke1}`,
      color: tokens.colorNeutralForeground2,
    },
    '& code': { fontFamily: tokens.fontFamilyMonospace, fontSize: '0.88em' },
    '& pre': {
      margin: '0 0 0.9em',
      overflowX: 'auto',
      padding: '12px 14px',
      backgroundColor: tokens.colorNeutralBackground2,
    },
    '& > :last-child': { marginBottom: 0 },
  },
});

const components: Components = {
  span: ({ children }) =>
    typeof children === 'string' ? <ProseWithReferences>{children}</ProseWithReferences> : children,
};

/**
 * Renders restricted markdown. Raw HTML is parsed first, so that the sanitizer can remove it as elements. The sanitizer
 * then keeps only the allowed elements.
 */
export function DeeperExplanation({ markdown }: { markdown: string }) {
  const styles = useStyles();
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={[pipeTables]}
        rehypePlugins={[rehypeRaw, tablesAsLists, [rehypeSanitize, restrictedMarkdown], headingRanks, markedReferences]}
        components={components}
      >
        {markdown}
      </Markdown>
    </div>
  );
}
