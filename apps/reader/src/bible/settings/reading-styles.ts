import { makeStyles, tokens } from '@berea/ui';

/**
 * How a chosen verse is marked, and how the reading options change the text of a chapter. The page's first script names
 * the options on the root element, so that the first paint is right. Selectors begin with `&`: Griffel takes one that begins
 * with an attribute for one of the element itself. They are not in libs/ui, because only the reader
 * has them.
 */
export const useReadingStyles = makeStyles({
  chapter: {
    // On top of a highlight, whose colour stays.
    '& [data-chosen]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'dotted',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.22em',
      textDecorationColor: tokens.colorBrandStroke1,
    },
    // The verse that the panel beside the text is about.
    '& *::highlight(panel-verse)': { backgroundColor: tokens.colorTargetVerse },
    // The words of the chapter that translate the same word of the original.
    '& *::highlight(same-root)': {
      color: tokens.colorBrandForeground1,
      backgroundColor: tokens.colorBrandBackground2,
      textDecorationLine: 'underline',
    },
    '&:is([data-reading~="narrow"] *) > [lang]': { maxWidth: '26em' },
    '&:is([data-reading~="wide"] *) > [lang]': { maxWidth: 'none' },
    '&:is([data-reading~="tight"] *) > [lang]': { lineHeight: 1.4 },
    '&:is([data-reading~="loose"] *) > [lang]': { lineHeight: 1.9 },
    '&:is([data-reading~="lines"] *) [data-verse]': { display: 'block', textIndent: 0, marginBlock: '0.3em' },
    '&:is([data-reading~="unnumbered"] *) [data-verse] > [aria-hidden]': { display: 'none' },
    '&:is([data-reading~="unfootnoted"] *) [data-footnote]': { display: 'none' },
    '&:is([data-reading~="uncoloured"] *)': { '--colorWordsOfJesus': 'currentcolor' },
    '&:is([data-reading~="uncoloured"] *) [data-highlight]': { '--colorWordsOfJesus': 'currentcolor' },
  },
});
