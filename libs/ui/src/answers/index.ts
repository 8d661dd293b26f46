export { AnswerActions, type AnswerActionsProps, type Said } from './AnswerActions.tsx';
export { Contents, type ContentsProps } from './Contents.tsx';
export { Provenance } from './Provenance.tsx';
export { ThinSources } from './ThinSources.tsx';
