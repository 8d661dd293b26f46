import { anonymous } from '../_shared/database.ts';
import { chapterContext } from './handler.ts';

Deno.serve(chapterContext(anonymous));
