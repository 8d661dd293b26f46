import { service } from '../_shared/database.ts';
import { bookOverviews } from './handler.ts';

Deno.serve(bookOverviews(service));
