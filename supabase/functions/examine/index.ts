import { answerLimit } from '../_shared/answer-limits.ts';
import { anonymous, service } from '../_shared/database.ts';
import { examine } from './handler.ts';

Deno.serve(examine({ database: anonymous, limit: answerLimit((name) => Deno.env.get(name)) }, service));
