import { anonymous, service } from '../_shared/database.ts';
import { dailyVerse } from './handler.ts';

Deno.serve(dailyVerse(anonymous, undefined, service));
