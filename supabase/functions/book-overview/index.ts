import { bookOverviews } from './handler.ts';

Deno.serve(bookOverviews);
