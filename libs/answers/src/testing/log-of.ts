/** Runs `work` and returns what it writes to the log. */
export async function logOf(work: () => Promise<unknown>): Promise<string> {
  const logged: string[] = [];
  const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;
  const originals = methods.map((method) => console[method]);
  for (const method of methods)
    console[method] = (...what: unknown[]) =>
      void logged.push(what.map((one) => (typeof one === 'string' ? one : Deno.inspect(one))).join(' '));
  try {
    await work();
  } finally {
    methods.forEach((method, index) => (console[method] = originals[index]!));
  }
  return logged.join('\n');
}
