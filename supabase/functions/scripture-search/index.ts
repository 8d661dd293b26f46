import { answerLimit } from '../_shared/answer-limits.ts';
import { anonymous } from '../_shared/database.ts';
import { scriptureSearch } from './handler.ts';

Deno.serve(scriptureSearch({ database: anonymous, limit: answerLimit((name) => Deno.env.get(name)) }));
