export { AnswerActions, type AnswerActionsProps, type Said } from './AnswerActions.tsx';
export { Contents, type ContentsProps } from './Contents.tsx';
