import { ourContent } from '@berea/answers';
import { anonymous } from '../_shared/database.ts';
import { encyclopediaCategory } from './handler.ts';

Deno.serve(encyclopediaCategory(ourContent, anonymous));
