import { service } from '../_shared/database.ts';
import { sendContactEmail } from './handler.ts';
import { contactSettings } from './settings.ts';

Deno.serve(sendContactEmail(service, () => contactSettings((name) => Deno.env.get(name))));
