import { anonymous, service } from '../_shared/database.ts';
import { chapterContext } from './handler.ts';

Deno.serve(chapterContext(anonymous, service));
