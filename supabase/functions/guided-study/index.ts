import { deskFrom } from '../_shared/author/desk.ts';
import { guidedStudy } from './handler.ts';

Deno.serve(guidedStudy(deskFrom((name) => Deno.env.get(name))));
