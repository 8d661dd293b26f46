import { ourContent } from '../_shared/author/content.ts';
import { encyclopediaCategory } from './handler.ts';

Deno.serve(encyclopediaCategory(ourContent));
