import { answerContextFrom } from '../_shared/answer-context.ts';
import { scriptureQuestion } from './handler.ts';

Deno.serve(scriptureQuestion(answerContextFrom((name) => Deno.env.get(name))));
