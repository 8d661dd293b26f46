import { isUtf8 } from 'node:buffer';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ScriptureUnavailable } from '../unavailable.ts';
import { parseConf, type Conf } from './conf.ts';

/** A module on disk. `root` is the folder that contains `mods.d` and `modules`. */
export interface SwordModule {
  readonly root: string;
  readonly conf: Conf;
  /** `DataPath` as an absolute path: a folder for texts, a file name without extension for dictionaries. */
  readonly data: string;
}

/** Finds the module with this name under a SWORD root; undefined when there is none. */
export function findModule(root: string, name: string): SwordModule | undefined {
  let files: string[];
  try {
    files = readdirSync(join(root, 'mods.d'));
  } catch {
    return undefined;
  }
  // The case of the file name varies by publisher; only the section name identifies the module.
  for (const file of files.filter((each) => each.toLowerCase() === `${name.toLowerCase()}.conf`)) {
    const conf = parseConf(readFileSync(join(root, 'mods.d', file), 'utf8'));
    if (conf.module === name) return { root, conf, data: join(root, conf.DataPath) };
  }
  return undefined;
}

/** Checks that a module's data are compressed as the reader expects. @throws ScriptureUnavailable otherwise */
export function mustBeZip({ conf }: SwordModule): void {
  if (conf.CompressType.toUpperCase() !== 'ZIP') {
    throw new ScriptureUnavailable(
      `The module ${conf.module} is packed with ${conf.CompressType}, which the importer does not read.`,
    );
  }
}

/**
 * Decodes a module's text. A .conf without `Encoding` means Latin-1, but such modules exist in UTF-8: the bytes decide.
 */
export const decode = (bytes: Uint8Array): string =>
  isUtf8(bytes) ? Buffer.from(bytes).toString('utf8') : Buffer.from(bytes).toString('latin1');
