import { anonymous } from '../_shared/database.ts';
import { strongsSearch } from './handler.ts';

Deno.serve(strongsSearch(anonymous));
