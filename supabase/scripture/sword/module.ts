import { isUtf8 } from 'node:buffer';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ScriptureUnavailable } from '../unavailable.ts';
import { parseConf, type Conf } from './conf.ts';

/** A module on disk. `root` is the folder that holds `mods.d` and `modules`. */
export interface SwordModule {
  readonly root: string;
  readonly conf: Conf;
  /** `DataPath`, absolute: a folder for texts, a file name without extension for dictionaries. */
  readonly data: string;
}

/** Finds the module of this name under a SWORD root; undefined when it is not there. */
export function findModule(root: string, name: string): SwordModule | undefined {
  let files: string[];
  try {
    files = readdirSync(join(root, 'mods.d'));
  } catch {
    return undefined;
  }
  // The file is named after the module in whatever case its publisher likes; only the section says the name.
  for (const file of files.filter((each) => each.toLowerCase() === `${name.toLowerCase()}.conf`)) {
    const conf = parseConf(readFileSync(join(root, 'mods.d', file), 'utf8'));
    if (conf.module === name) return { root, conf, data: join(root, conf.DataPath) };
  }
  return undefined;
}

/** Refuses a module whose data are not packed as the reader expects. */
export function mustBeZip({ conf }: SwordModule): void {
  if (conf.CompressType.toUpperCase() !== 'ZIP') {
    throw new ScriptureUnavailable(
      `The module ${conf.module} is packed with ${conf.CompressType}, which the importer does not read.`,
    );
  }
}

/** Text of a module. A .conf without `Encoding` means Latin-1, but such modules exist in UTF-8: the bytes decide. */
export const decode = (bytes: Uint8Array): string =>
  isUtf8(bytes) ? Buffer.from(bytes).toString('utf8') : Buffer.from(bytes).toString('latin1');
