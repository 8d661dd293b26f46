/** For code that always needs the rules: the edge functions and the tools. */
import { provideCareRules } from './care-rules.ts';
import * as local from './local.ts';

provideCareRules(local);

export { recognise } from './recognise.ts';
