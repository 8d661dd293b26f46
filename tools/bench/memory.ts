import { readFile, readdir } from 'node:fs/promises';

/** How often processes are looked for and asked, in milliseconds. The kernel keeps the peak of each itself. */
const everyMs = 200;

/** What a process has used so far. */
export interface Used {
  /** Its arguments, separated by spaces. */
  readonly command: string;
  /** The peak of its resident memory in MB, threads included. */
  readonly peakMb: number;
  /** Its processor time in seconds, threads included. */
  readonly cpuSeconds: number;
}

/**
 * Watches a process and all that it starts, until told to stop. Linux only.
 * @returns a function that stops, and says what each process had used when it was last seen
 */
export function watchProcesses(root: number): () => readonly Used[] {
  const seen = new Map<number, Used>();
  const asking = setInterval(() => {
    void processesUnder(root).then(async (ids) => {
      for (const id of ids) {
        const used = await usedBy(id);
        if (used) seen.set(id, used);
      }
    });
  }, everyMs);
  return () => {
    clearInterval(asking);
    return [...seen.values()];
  };
}

/** The resident memory of a process and of all that it started, now, in MB. */
export async function residentMb(root: number): Promise<number> {
  const kilobytes = await Promise.all(
    (await processesUnder(root)).map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    }),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

async function processesUnder(root: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const children = Map.groupBy(
    await Promise.all(ids.map(async (id) => [id, (await statOf(id))[1]] as const)),
    ([, parent]) => Number(parent),
  );
  const found = [root];
  for (const id of found) found.push(...(children.get(id) ?? []).map(([child]) => child));
  return found;
}

/** The fields of /proc/<id>/stat after the name, which may hold spaces; none when the process has ended. */
async function statOf(id: number): Promise<string[]> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

async function usedBy(id: number): Promise<Used | undefined> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  const peakKb = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (!peakKb) return undefined;
  const command = (await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();
  const [userTicks, systemTicks] = (await statOf(id)).slice(11, 13).map(Number);
  return { command, peakMb: Math.round(peakKb / 1024), cpuSeconds: ((userTicks ?? 0) + (systemTicks ?? 0)) / 100 };
}
