import type { ClientEvent, ClientEventsRequest, Config } from '@berea/validation';

type Failed = Pick<ClientEvent, 'kind' | 'version' | 'revision'>;

/**
 * Sends that a page stays as it is, because its shell did not start, if the deployment collects failures of a page like
 * this. It is in the page's first script, so it says no more than it must.
 * @throws where there is no server either
 */
export async function tellNotStarted({ kind, version, revision }: Failed): Promise<void> {
  const { supabaseUrl, supabaseKey, clientEvents } = (await (await fetch('/config.json')).json()) as Config;
  const event: ClientEvent = {
    remote: 'shell',
    version,
    cohort: 'stable',
    revision,
    route: '/*',
    phase: 'load',
    kind,
    metric: null,
    ms: null,
    frames: [],
  };
  if (clientEvents && clientEvents.failures > Math.random() * 100)
    await fetch(supabaseUrl.replace(/\/$/, '') + '/functions/v1/client-events', {
      method: 'POST',
      headers: { apikey: supabaseKey },
      body: JSON.stringify({ events: [event] } satisfies ClientEventsRequest),
    });
}
