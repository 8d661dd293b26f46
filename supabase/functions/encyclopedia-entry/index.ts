import { deskFrom } from '../_shared/author/desk.ts';
import { encyclopediaEntry } from './handler.ts';

Deno.serve(encyclopediaEntry(deskFrom((name) => Deno.env.get(name))));
