import { z } from 'zod';
import { Phases, type Progress } from '@berea/platform/serve/report';

/** What an import tells the start that runs it. */
export const importMessage = z.union([
  z.object({ line: z.string() }),
  z.object({ progress: z.object({ phase: z.string(), done: z.number(), total: z.number() }) }),
  /** Why it ends without success, in the words for the user. */
  z.object({ failed: z.string() }),
]);
type ImportMessage = z.infer<typeof importMessage>;

/** Hands everything to the parent process, which shows it among its own lines. */
export class RelayedReport extends Phases {
  readonly #send: NonNullable<typeof process.send>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(send: NonNullable<typeof process.send>) {
    super();
    this.#send = send.bind(process);
  }

  line(text: string): void {
    this.#tell({ line: text });
  }

  readonly progress = ({ phase, done, total }: Progress): void => this.#tell({ progress: { phase, done, total } });

  fail(explanation: string): void {
    this.#tell({ failed: explanation });
  }

  /** Resolves when the parent has everything, or is gone. */
  async flush(): Promise<void> {
    await this.#last;
  }

  #tell(message: ImportMessage): void {
    this.#last = new Promise((resolve) => this.#send(message, undefined, undefined, resolve));
  }
}
