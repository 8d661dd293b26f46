import { makeStyles } from '@fluentui/react-components';
import { textSize } from '../theme/style-parts.ts';
import { breakpoints, coarsePointer, tokens } from '../theme/tokens.ts';

/** The types of styles do not know it yet. Browsers that do not know it either show their own list. */
const baseSelect = 'base-select' as 'auto';

/** The property that says how many options stand beside each other. */
export const columnsOf = '--picker-columns';

export const usePickerStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  field: { width: '100%' },
  select: {
    // Where it is not known, there is no second arrow.
    appearance: ['none', baseSelect],
    alignItems: 'center',
    // What it says would wrap, and cover what is below it.
    whiteSpace: 'nowrap',
    overflow: 'clip',
    '::picker-icon': { display: 'none' },
    '::picker(select)': {
      appearance: baseSelect,
      boxSizing: 'border-box',
      maxWidth: 'min(400px, 100vw - 16px)',
      maxHeight: 'min(400px, 60vh)',
      padding: '4px',
      marginBlock: '2px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      boxShadow: tokens.shadow16,
      color: tokens.colorNeutralForeground1,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    '& option': {
      minHeight: '32px',
      padding: '4px 8px',
      boxSizing: 'border-box',
      whiteSpace: 'normal',
      borderRadius: tokens.borderRadiusMedium,
      color: tokens.colorNeutralForeground1,
      backgroundColor: tokens.colorNeutralBackground1,
      ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
      ':checked': { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: 600 },
      '::checkmark': { display: 'none' },
      [coarsePointer]: { minHeight: '44px' },
    },
    '& optgroup': { color: tokens.colorNeutralForeground3, fontWeight: 600 },
    '& optgroup + optgroup': { marginTop: '8px' },
  },
  placeholder: { color: tokens.colorNeutralForeground4 },
  // The field may be narrower than what its list says.
  wide: { '::picker(select)': { width: 'min(360px, 100vw - 16px)' } },
  columns: {
    '& option:not([hidden])': { display: 'inline-flex', width: `calc(100% / var(${columnsOf}))`, verticalAlign: 'top' },
  },
  centred: { '& option': { justifyContent: 'center', paddingInline: '2px' } },
  // The label of what is chosen stands before the select, which would show the description, too.
  covered: { color: 'transparent', '@media (forced-colors: active)': { color: 'ButtonText' } },
  label: {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    insetInline: '13px 34px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: tokens.lineHeightBase300,
    pointerEvents: 'none',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground1,
    '@media (forced-colors: active)': { display: 'none' },
  },
  // By style, so that the server's HTML is right in every window.
  short: {
    [breakpoints.narrow]: {
      fontSize: 0,
      lineHeight: 0,
      '::before': { content: 'attr(data-short)', display: 'block', ...textSize(300) },
    },
  },
});
