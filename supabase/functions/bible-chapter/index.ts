import { anonymous } from '../_shared/database.ts';
import { apiBibleSettings } from '../_shared/api-bible.ts';
import { bibleChapter } from './handler.ts';

Deno.serve(bibleChapter(anonymous, () => apiBibleSettings((name) => Deno.env.get(name))));
