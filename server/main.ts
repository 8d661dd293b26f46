import { Ending } from '@berea/platform/serve/ending';
import { environment } from '@berea/platform/serve/environment';
import { ScriptureUnavailable } from '@berea/importer';
import { explain } from '@berea/platform/serve/problem';
import { startProduct } from './product.ts';
import { Report } from '@berea/platform/serve/report';

const report = new Report();
let ready = false;
// On a signal, a running product exits with 0; one that is not ready yet exits with the signal's code.
const ending = new Ending((usual) => (ready ? 0 : usual));

try {
  const { origin, mailbox } = await startProduct(environment(process.env), report, ending.closers, ending.signal);
  ready = true;
  report.finish();
  if (mailbox) process.stdout.write(`Mail is shown at ${mailbox}\n`);
  process.stdout.write(`Berea is ready at ${origin}\n`);
} catch (error) {
  if (!ending.signal.aborted) {
    report.fail(explain(error, ScriptureUnavailable));
    await ending.end(1);
  }
}
