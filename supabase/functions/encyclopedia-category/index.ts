import { ourContent } from '@berea/answers';
import { encyclopediaCategory } from './handler.ts';

Deno.serve(encyclopediaCategory(ourContent));
