import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-write.ts';

const shellHash = z.string().regex(/^[0-9a-f]{12}$/);

/** Which shell the page is made from. It is a separate file because the registry names only remotes. */
const shellPointer = z.strictObject({ stable: shellHash, previous: shellHash.nullable() });
/** The hashes of the current and the previous shell. */
export type ShellPointer = z.infer<typeof shellPointer>;

const pointerFile = (release: string): string => path.join(release, 'shell.json');

/** The page's template, kept as long as its shell, because the page is rewritten with every registry. */
export const templateFile = (release: string, hash: string): string => path.join(release, 'shell', `${hash}.html`);

/** The current pointer; undefined before the first shell. */
export async function readShellPointer(release: string): Promise<ShellPointer | undefined> {
  try {
    return shellPointer.parse(JSON.parse(await readFile(pointerFile(release), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the pointer atomically. */
export const writeShellPointer = (release: string, pointer: ShellPointer): Promise<void> =>
  writeAtomically(pointerFile(release), `${JSON.stringify(pointer)}\n`);
