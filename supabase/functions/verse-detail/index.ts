import { anonymous } from '../_shared/database.ts';
import { wordsOfVerse } from './handler.ts';

Deno.serve(wordsOfVerse(anonymous));
