/**
 * The theme and components that remotes share with the shell. Fluent components are re-exported unchanged unless a wrapper adds behaviour. Pickers, forms,
 * overlays, answers and scripture have their own subpaths, because the first screen does not need them.
 */
export { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
export * from './contributed-icon.ts';
export * from './icons.ts';
export { useBackAsEscape, useBackStep } from './back/use-back-as-escape.ts';
export { copyText } from './files/copy-text.ts';
export { saveFile } from './files/save-file.ts';
export { useFocusReturn } from './layout/focus-return.ts';
export { LinkButton } from './layout/LinkButton.tsx';
export { IntroHint } from './layout/IntroHint.tsx';
export { Notice } from './layout/Notice.tsx';
export { LoadingPage, Page, PageTitle } from './layout/Page.tsx';
export { Spinner } from './layout/Spinner.tsx';
export { LoadingText, VisuallyHidden } from './layout/Status.tsx';
export {
  bareButton,
  cardList,
  checkBox,
  counter,
  focusRing,
  hideInPrint,
  linkCard,
  linkCardDescription,
  linkCardTitle,
  pageTitle,
  plainList,
  plainText,
  prose,
  quietLink,
  quietText,
  ruledItem,
  sectionTitle,
  serifText,
  smallText,
  suggestionsTitle,
  textSize,
  touchLine,
  touchTarget,
  visuallyHidden,
  wrappingRow,
} from './theme/style-parts.ts';
export { ignoreSecondClick } from './submitting/ignore-second-click.ts';
export {
  useCheckedText,
  type CheckedTextOptions,
  type TextDraft,
  type TextRule,
} from './submitting/use-checked-text.ts';
export { useSingleFlight, useSubmit } from './submitting/use-single-flight.ts';
export { breakpoints, coarsePointer, print, tokens } from './theme/tokens.ts';
