import { deskFrom } from '../_shared/author/desk.ts';
import { scriptureQuestion } from './handler.ts';

Deno.serve(scriptureQuestion(deskFrom((name) => Deno.env.get(name))));
