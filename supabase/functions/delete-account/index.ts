import { service, visitor } from '../_shared/database.ts';
import { deleteAccount } from './handler.ts';

Deno.serve(deleteAccount(visitor, service));
