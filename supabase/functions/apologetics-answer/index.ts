import { deskFrom } from '../_shared/author/desk.ts';
import { apologeticsAnswer } from './handler.ts';

Deno.serve(apologeticsAnswer(deskFrom((name) => Deno.env.get(name))));
