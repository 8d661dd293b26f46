import { service } from '../_shared/database.ts';
import { encyclopediaCategory } from './handler.ts';

Deno.serve(encyclopediaCategory(service));
