import { service } from '../_shared/database.ts';
import { clientEvents } from './handler.ts';
import { clientEventsSettings } from './settings.ts';

Deno.serve(clientEvents(service, () => clientEventsSettings((name) => Deno.env.get(name))));
