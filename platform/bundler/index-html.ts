import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { compileInline } from './inline-script.ts';
import { lazyKeys } from './shared.ts';

/** The public path of a shell. The release tool replaces __HASH__ with the hash of the shell's content. */
const shellBase = '/shell/__HASH__/';

/** The fonts that the first screen shows; others load when a text needs them. */
const preloadedFonts = /(literata-latin-wght-normal|instrument-sans-latin-wght-normal)\.[0-9a-f]+\.woff2$/;

const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineBodies = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map((match) => match[1]!);

/**
 * Writes index.html from a template. Replaces `<!-- berea:before-paint -->` with a compiled inline script,
 * `<!-- berea:assets -->` with the entry's files, and `<!-- berea:parts -->` with the files of each part that a remote's
 * page may preload, and their hashes. Adds a content security policy that allows the template's own inline script and style by
 * hash, and no other inline code. HtmlRspackPlugin has no hashes and would need a second plugin for them.
 */
export class IndexHtmlPlugin {
  readonly #template: string;
  readonly #beforePaint: string;

  /** Both are files: the page's template, and the TypeScript that runs in it before the first paint. */
  constructor(template: string, beforePaint: string) {
    this.#template = template;
    this.#beforePaint = beforePaint;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IndexHtmlPlugin', (compilation) => {
      compilation.fileDependencies.add(this.#template);
      compilation.fileDependencies.add(this.#beforePaint);
      compilation.hooks.processAssets.tapPromise(
        { name: 'IndexHtmlPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const script = `<script>${await compileInline(this.#beforePaint)}</script>`;
          const template = (await readFile(this.#template, 'utf8')).replace(
            '<!-- berea:before-paint -->',
            () => script,
          );
          compilation.emitAsset('index.html', new rspack.sources.RawSource(render(template, compilation)));
        },
      );
    });
  }
}

/** Parts of the shell itself, by the names under which its page finds their files. */
const ownParts = { home: './src/home/Home.tsx', host: './src/remotes/federation-host.ts' };

/** The scripts that a module in a file runs with, without those of the entry. Sorted. */
export function scriptsOf(compilation: Compilation, file: string, entry: readonly string[]): string[] {
  const { modules, chunkGraph } = compilation;
  // A module that was joined with others has its own path in the identifier of the whole.
  const holding = [...modules].filter((module) => module.identifier().includes(file));
  const groups = holding.flatMap((one) => chunkGraph.getModuleChunks(one)).flatMap((one) => [...one.groupsIterable]);
  const files = new Set(groups.flatMap((group) => [...group.chunks].flatMap((chunk) => [...chunk.files])));
  return [...files].filter((name) => name.endsWith('.js') && !entry.includes(name)).sort();
}

/** The files of each shared package outside the core and of the shell's own parts, without those of the entry. */
function filesByPart(compilation: Compilation, entry: readonly string[]): Record<string, string[]> {
  const { resolve } = createRequire(path.join(compilation.compiler.context, 'package.json'));
  const modules = [...lazyKeys.map((key) => [key, key] as const), ...Object.entries(ownParts)];
  const parts = modules.map(([key, request]) => {
    const scripts = scriptsOf(compilation, resolve(request), entry);
    if (scripts.length === 0) throw new Error(`The shell's build has no file for ${key}.`);
    return [key, scripts] as const;
  });
  return Object.fromEntries(parts);
}

function render(template: string, compilation: Compilation): string {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const fonts = Object.keys(compilation.assets).filter((name) => preloadedFonts.test(name));
  const integrity = (file: string): string =>
    `sha256-${createHash('sha256').update(compilation.assets[file]!.buffer()).digest('base64')}`;
  const addressOf = (file: string): string =>
    `${file.endsWith('.css') ? 'href' : 'src'}="${shellBase}${file}" integrity="${integrity(file)}" crossorigin`;
  const tags = [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shellBase}${file}">`),
    ...files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" ${addressOf(file)}>`),
    ...files.filter((file) => file.endsWith('.js')).map((file) => `<script defer ${addressOf(file)}></script>`),
  ];
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inlineBodies(template, 'script').map(cspHash).join(' ')}`,
    // Griffel inserts its rules through the CSSOM, which no policy restricts; Fluent's providers add style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // A Supabase project is a different origin. Its address is in /config.json and is not known at build time.
    "connect-src 'self' https: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return template
    .replace('<!-- berea:policy -->', `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace(
      '<!-- berea:parts -->',
      // A JSON block is data, so no script policy applies to it.
      `<script type="application/json" id="berea-parts">${JSON.stringify(
        Object.fromEntries(
          Object.entries(filesByPart(compilation, files)).map(([key, part]) => [
            key,
            Object.fromEntries(part.map((file) => [shellBase + file, integrity(file)])),
          ]),
        ),
      )}</script>`,
    )
    .replace('<!-- berea:assets -->', tags.join('\n    '))
    .replaceAll('%SHELL%', shellBase);
}
