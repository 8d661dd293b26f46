import { anonymous } from '../_shared/database.ts';
import { crossReferencesOf } from './handler.ts';

Deno.serve(crossReferencesOf(anonymous));
