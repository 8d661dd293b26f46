import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { Stack } from './client-events.ts';

type Frame = Stack['frames'][number];

/** Only what a version directory can hold: pages say which file it is, and anybody can send what pages send. */
const ofVersion = /^\/(?:r\/[a-z][a-z0-9-]*|shell)(?:\/[\w-][\w.-]*)+\.js$/;

/** Reads the source maps that are kept with the versions on a host. */
export class SourceMaps {
  readonly #host: string;
  readonly #read = new Map<string, Promise<SourceMap | undefined>>();

  constructor(host: string) {
    this.#host = host;
  }

  /** A frame in words: the place in the sources, or in the script where there is no map of it any more. */
  async place({ file, line, column }: Frame): Promise<string> {
    const map = ofVersion.test(file) ? await this.#mapOf(file) : undefined;
    // Stacks count from 1, maps from 0.
    const found = map?.findEntry(line - 1, column - 1);
    const source = found && 'originalSource' in found ? (found.originalSource as string | undefined) : undefined;
    // What has no place is found at the last one before it, on an earlier line; generated code has no source.
    if (!found || !('originalSource' in found) || source === undefined || found.generatedLine !== line - 1)
      return `${file}:${line}:${column}`;
    return `${inRepository(file, source)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  }

  #mapOf(file: string): Promise<SourceMap | undefined> {
    let map = this.#read.get(file);
    if (!map) {
      map = readFile(path.join(this.#host, `${file}.map`), 'utf8').then(
        (content) => new SourceMap(JSON.parse(content) as SourceMapPayload),
        () => undefined,
      );
      this.#read.set(file, map);
    }
    return map;
  }
}

/** 'webpack://berea_reader_0123/./src/guide/Page.tsx', within its app → 'apps/reader/src/guide/Page.tsx' */
function inRepository(file: string, source: string): string {
  const [, app = 'shell'] = /^\/r\/([^/]+)\//.exec(file) ?? [];
  const relative = source.replace(/^webpack:\/\/[^/]*\//, '');
  return relative.startsWith('.') ? path.posix.join('apps', app, relative) : relative;
}
