import { fakeNetwork, json, testKey, testSession, testUrl } from '@berea/shell-api/testing';
import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { clientWithoutSession } from './client-without-session.ts';

it('security: sends no token of the current session and takes no session from storage or the URL', async () => {
  const network = fakeNetwork({ '/auth/v1/token': () => json(testSession), '/functions/v1/any': () => json({}) });
  vi.stubGlobal('fetch', network.fetch);
  const page = createClient(testUrl, testKey);
  await page.auth.signInWithPassword({ email: 'lydia@thyatira.example', password: 'Purple-1' });
  history.replaceState(
    null,
    '',
    `/#access_token=${testSession.access_token}&refresh_token=r&expires_in=3600&token_type=bearer&type=signup`,
  );

  const anonymousClient = clientWithoutSession({ supabaseUrl: testUrl, supabaseKey: testKey });
  await anonymousClient.functions.invoke('any', { body: {} });

  expect((await anonymousClient.auth.getSession()).data.session).toBeNull();
  const sent = network.calls.find(({ url }) => url.pathname === '/functions/v1/any');
  expect([null, `Bearer ${testKey}`]).toContain(sent?.headers.get('authorization') ?? null);
  await page.auth.stopAutoRefresh();
});
