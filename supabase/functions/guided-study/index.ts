import { answerContextFrom } from '../_shared/answer-context.ts';
import { guidedStudy } from './handler.ts';

Deno.serve(guidedStudy(answerContextFrom((name) => Deno.env.get(name))));
