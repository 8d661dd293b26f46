import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Fragment, memo, useMemo } from 'react';
import { parseChapter, type Block, type Inline, type Segment } from './chapter.ts';
import { blockStyle, useBlockStyles } from './block-styles.ts';
import { reducedMotion, tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  text: {
    maxWidth: '34em', fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeScripture, lineHeight: tokens.lineHeightScripture,
    color: tokens.colorNeutralForeground1, fontVariantNumeric: 'oldstyle-nums', hangingPunctuation: 'first', textWrap: 'pretty', overflowWrap: 'break-word',
  },
  number: {
    // Kept out of a copied passage, and quiet beside the words.
    userSelect: 'none', fontFamily: tokens.fontFamilyBase, fontSize: '0.58em', fontWeight: 600, lineHeight: 1, verticalAlign: '0.52em', fontVariantNumeric: 'lining-nums',
    color: tokens.colorNeutralForeground3, marginInlineEnd: '0.34em', letterSpacing: '0.01em',
  },
  wj: { color: tokens.colorWordsOfJesus },
  add: { fontStyle: 'italic' },
  nd: { fontVariantCaps: 'all-small-caps', fontSize: '1.08em', lineHeight: 1, letterSpacing: '0.03em' },
  it: { fontStyle: 'italic' },
  qs: { fontStyle: 'italic' },
  sc: { fontVariantCaps: 'small-caps' },
  verse: { scrollMarginBlock: '140px 40vh', borderRadius: '2px', boxDecorationBreak: 'clone', transitionProperty: 'background-color', transitionDuration: '600ms', [reducedMotion]: { transitionDuration: '1ms' } },
  target: { backgroundColor: tokens.colorTargetVerse, boxShadow: `0 0 0 0.16em ${tokens.colorTargetVerse}` },
});

interface ChapterTextProps {
  /** HTML with USX class names, as the chapter functions answer it. */
  content: string;
  /** BCP 47 language of the text. */
  lang: string;
  /** The verse one was sent to, while it is emphasised. */
  targetVerse?: number;
}

/** A chapter, set to be read: paragraphs and poetry, quiet verse numbers, words of Jesus and added words marked. */
export const ChapterText = memo(function ChapterText({ content, lang, targetVerse }: ChapterTextProps) {
  const styles = useStyles();
  const blocks = useMemo(() => parseChapter(content), [content]);
  return (
    <div className={styles.text} lang={lang}>
      {blocks.map((block, index) => <BlockText key={index} block={block} targetVerse={targetVerse} />)}
    </div>
  );
});

function BlockText({ block, targetVerse }: { block: Block; targetVerse: number | undefined }) {
  const blockStyles = useBlockStyles();
  return (
    <p className={mergeClasses(blockStyles.paragraph, blockStyles[blockStyle(block.style)])}>
      {block.segments.map((segment, index) => (
        <SegmentText key={index} segment={segment} target={segment.verse > 0 && segment.verse === targetVerse} />
      ))}
    </p>
  );
}

function SegmentText({ segment, target }: { segment: Segment; target: boolean }) {
  const styles = useStyles();
  if (segment.verse === 0) return <Inlines inlines={segment.inlines} />;
  return (
    <span data-verse={segment.verse} data-target={target || undefined} className={mergeClasses(styles.verse, target && styles.target)}>
      {segment.begins && <span className={styles.number}>{segment.verse}</span>}
      <Inlines inlines={segment.inlines} />
    </span>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  const styles = useStyles();
  return inlines.map((inline, index) =>
    'text' in inline ? <Fragment key={index}>{inline.text}</Fragment> : <span key={index} className={styles[inline.mark]}><Inlines inlines={inline.children} /></span>,
  );
}
