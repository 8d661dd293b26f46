/**
 * GET and DELETE /admin/users/{id}: the only admin calls served. supabase-js sends both to delete an account (it reads
 * the user first). Used by the edge function that deletes the user's account.
 */

import { z } from 'zod';

import type { AuthApp, AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { bearer } from '../authentication.ts';
import { notServed } from '../request-body.ts';
import { mailKinds } from '../mails.ts';
import { findUserById, toUserJson } from '../users.ts';

const deletion = z.object({ should_soft_delete: z.boolean().optional() }).catch({});

/** Registers the admin routes. They require the `service_role`. */
export function adminRoutes(app: AuthApp, context: AuthContext): void {
  const { database, keys } = context;

  async function requireServiceRole(c: AuthRequest): Promise<void> {
    const token = bearer(c);
    if (keys.roleOf(token) === 'service_role') return;
    const claims = await keys.verify(token).catch(() => undefined);
    if (claims?.['role'] !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
  }

  /** The user id in the path, after checking that the caller has the `service_role`. */
  async function requireUserId(c: AuthRequest): Promise<string> {
    await requireServiceRole(c);
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
    return id.data;
  }

  app.get('/admin/users/:id', async (c) => {
    const id = await requireUserId(c);
    const user = await database(c).tx((tx) => findUserById(tx, id), { readOnly: true });
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    return c.json(toUserJson(user));
  });

  app.delete('/admin/users/:id', async (c) => {
    const id = await requireUserId(c);
    const { should_soft_delete: soft } = deletion.parse(await c.req.json().catch(() => ({})));
    if (soft) throw notServed('Soft deletion (/admin/users)');
    await database(c).tx(async (tx) => {
      // Sessions, tokens and every row that references auth.users are removed by cascading deletes.
      const { rows } = await tx.query<{ email: string }>('delete from auth.users where id = $1 returning email', [id]);
      if (!rows[0]) throw new AuthError(404, 'user_not_found', 'User not found');
      await tx.query('delete from public.outbox where recipient = $1 and kind = any($2::text[])', [
        rows[0].email,
        mailKinds,
      ]);
    });
    return c.json({});
  });
}
