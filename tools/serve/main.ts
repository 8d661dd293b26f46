import { Ending } from './ending.ts';
import { environment } from './environment.ts';
import { explain } from './problem.ts';
import { startProduct } from './product.ts';
import { Report } from './report.ts';

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
    report.fail(explain(error));
    await ending.end(1);
  }
}
