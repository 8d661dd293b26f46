import { answerContextFrom } from '../_shared/answer-context.ts';
import { apologeticsAnswer } from './handler.ts';

Deno.serve(apologeticsAnswer(answerContextFrom((name) => Deno.env.get(name))));
