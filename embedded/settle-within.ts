/** Waits for `work` to settle, but no longer than `milliseconds`. Does not report whether it succeeded. */
export async function settleWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}
