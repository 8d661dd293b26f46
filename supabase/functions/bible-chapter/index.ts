import { anonymous } from '../_shared/database.ts';
import { bibleChapter } from './handler.ts';

Deno.serve(bibleChapter(anonymous));
