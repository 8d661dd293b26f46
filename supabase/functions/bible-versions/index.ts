import { apiBibleSettings } from '../_shared/api-bible.ts';
import { anonymous } from '../_shared/database.ts';
import { bibleVersions } from './handler.ts';

Deno.serve(bibleVersions(anonymous, () => apiBibleSettings((name) => Deno.env.get(name)) !== undefined));
