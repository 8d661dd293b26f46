import { anonymous } from '../_shared/database.ts';
import { concordanceSearch } from './handler.ts';

Deno.serve(concordanceSearch(anonymous));
