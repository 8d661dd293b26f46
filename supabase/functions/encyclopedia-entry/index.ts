import { answerContextFrom } from '../_shared/answer-context.ts';
import { encyclopediaEntry } from './handler.ts';

Deno.serve(encyclopediaEntry(answerContextFrom((name) => Deno.env.get(name))));
