import { anonymous } from '../_shared/database.ts';
import { scriptureSearch } from './handler.ts';

Deno.serve(scriptureSearch(anonymous));
