import { hideInPrint, makeStyles, quietText, serifText, smallText, tokens, wrappingRow } from '@berea/ui';

/** The look of a chapter around its verses. */
export const useChapterStyles = makeStyles({
  heading: {
    ...wrappingRow,
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    // Beside the way back from reading without bars.
    '&:is([data-reading~="bare"] *)': { paddingInlineEnd: '44px' },
  },
  leave: hideInPrint,
  chapter: { marginTop: '6px', minHeight: '60vh' },
  reference: {
    overflowWrap: 'anywhere',
    margin: '0 0 6px',
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 420,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    letterSpacing: '-0.02em',
    outlineStyle: 'none',
  },
  loading: { margin: '0 0 12px', ...serifText(400), fontStyle: 'italic', color: tokens.colorNeutralForeground3 },
  copyright: { margin: '8px 0 0', ...smallText },
  version: { margin: '36px 0 0', fontFamily: tokens.fontFamilySerif, fontStyle: 'italic', ...quietText },
});
