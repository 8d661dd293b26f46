import type { HighlightName } from '@berea/validation';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Fragment, memo, useMemo } from 'react';
import { lastSegments, parseChapter, type Block } from './chapter.ts';
import { headedBlocks, type HeadedBlock } from './headed-blocks.ts';
import { blockStyle, useBlockStyles } from './block-styles.ts';
import { useFirstScreenFirst } from './first-screen.ts';
import { inlinesOf } from './inlines.tsx';
import { useVerseStyles, VerseSegment } from './VerseSegment.tsx';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  text: {
    maxWidth: '34em',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeScripture,
    lineHeight: tokens.lineHeightScripture,
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'oldstyle-nums',
    hangingPunctuation: 'first',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
  },
});

interface ChapterTextProps {
  /** HTML with USX class names, as returned by the chapter functions. */
  content: string;
  /** The part of the content that is shown, instead of all of it. Keep its identity while nothing changes. */
  blocks?: readonly Block[];
  /** Headings by the verse that each stands above. Keep the map's identity while nothing changes. */
  headings?: ReadonlyMap<number, string>;
  /** BCP 47 language of the text. */
  lang: string;
  /** The verse the user navigated to, while it is emphasised. */
  targetVerse?: number;
  /** The last verse, where the user navigated to several. */
  lastTargetVerse?: number;
  /**
   * The colour of each highlighted verse. Keep the map's identity while nothing changes: a new map re-renders the
   * chapter.
   */
  highlights?: ReadonlyMap<number, HighlightName>;
  /** The verses with a note. Each gets a button `[data-note="16"]`. */
  noted?: ReadonlyMap<number, unknown>;
  /** The verses that are chosen for an action. Keep the set's identity while nothing changes. */
  chosen?: ReadonlySet<number>;
  /** The verse that is a tab stop; the others are focusable by script. Without it no verse is focusable. */
  activeVerse?: number;
  /** Renders the first screenful first and the rest just after. Use it when the chapter is shown from its beginning. */
  fromTheTop?: boolean;
}

/**
 * A chapter for reading, with paragraphs, poetry, subtle verse numbers, and styles for words of Jesus and added words.
 * Each part of a verse is a `[data-verse="16"]`, so that the parent can handle clicks and keys by event delegation.
 */
export const ChapterText = memo(function ChapterText({
  content,
  blocks: part,
  headings,
  lang,
  fromTheTop = false,
  ...marks
}: ChapterTextProps) {
  const styles = useStyles();
  const verseStyles = useVerseStyles();
  const blocks = useMemo(() => part ?? parseChapter(content), [part, content]);
  const shown = headedBlocks(useFirstScreenFirst(blocks, fromTheTop), headings);
  const last = useMemo(() => lastSegments(blocks), [blocks]);
  return (
    <div key={content} className={styles.text} lang={lang}>
      {shown.map((block, index) => (
        <BlockText key={index} block={block} last={last} lang={lang} styles={verseStyles} {...marks} />
      ))}
    </div>
  );
});

type BlockTextProps = Omit<ChapterTextProps, 'content' | 'blocks' | 'headings'> & {
  block: HeadedBlock;
  last: ReturnType<typeof lastSegments>;
  styles: ReturnType<typeof useVerseStyles>;
};

function BlockText({
  block,
  last,
  lang,
  styles,
  targetVerse,
  lastTargetVerse = targetVerse,
  highlights,
  noted,
  chosen,
  activeVerse,
}: BlockTextProps) {
  const blockStyles = useBlockStyles();
  const text = (
    <p className={mergeClasses(blockStyles.paragraph, blockStyles[blockStyle(block.style)])}>
      {block.segments.map((segment, index) =>
        segment.verse === 0 ? (
          <Fragment key={index}>{inlinesOf(segment.inlines, styles.inline)}</Fragment>
        ) : (
          <VerseSegment
            key={index}
            segment={segment}
            styles={styles}
            spanish={lang.startsWith('es')}
            target={targetVerse !== undefined && segment.verse >= targetVerse && segment.verse <= lastTargetVerse!}
            highlight={highlights?.get(segment.verse)}
            chosen={chosen?.has(segment.verse) === true}
            noted={last.has(segment) && noted?.has(segment.verse) === true}
            reach={activeVerse === undefined ? 'none' : segment.verse === activeVerse ? 'tab' : 'script'}
          />
        ),
      )}
    </p>
  );
  if (block.heading === undefined) return text;
  return (
    <>
      <h3 lang="en" className={mergeClasses(blockStyles.paragraph, blockStyles.heading, blockStyles.outline)}>
        {block.heading}
      </h3>
      {text}
    </>
  );
}
