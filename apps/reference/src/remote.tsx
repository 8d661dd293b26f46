import type { Remote } from '@berea/shell-api';
import { QuestionScreen } from './question/QuestionScreen.tsx';

/** All that the reference remote offers. */
export const remote: Remote = {
  routes: [{ path: '/question', Component: QuestionScreen }],
};
