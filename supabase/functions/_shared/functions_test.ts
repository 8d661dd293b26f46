import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

const folder = new URL('../', import.meta.url);
const functions = [...Deno.readDirSync(folder)]
  .filter(({ name, isDirectory }) => isDirectory && !name.startsWith('_'))
  .map(({ name }) => name);
const imports = async (name: string): Promise<Record<string, string>> =>
  JSON.parse(await Deno.readTextFile(new URL(`${name}/deno.json`, folder))).imports;

Deno.test('all functions import the same dependency versions as the workspace', async () => {
  const { packages } = JSON.parse(await Deno.readTextFile(new URL('../../package-lock.json', folder)));
  const all: Record<string, string> = {};
  for (const name of functions) {
    for (const [specifier, target] of Object.entries(await imports(name)))
      assert.equal((all[specifier] ??= target), target, `${name}: ${specifier}`);
  }
  for (const [specifier, target] of Object.entries(all)) {
    const [, name, version] = /^npm:(.+)@([^/@]+)/.exec(target) ?? [];
    if (name) assert.equal(packages[`node_modules/${name}`]?.version, version, specifier);
  }
});

for (const name of functions) {
  Deno.test(`${name} starts with only its own import map and without environment variables`, async () => {
    await using child = new Deno.Command(Deno.execPath(), {
      args: [
        'run',
        '--cached-only',
        '--no-remote',
        '--no-lock',
        '--node-modules-dir=manual',
        '--allow-net=127.0.0.1',
        '--allow-env',
        '--allow-read',
        '--config',
        fileURLToPath(new URL(`${name}/deno.json`, folder)),
        fileURLToPath(new URL(`${name}/index.ts`, folder)),
      ],
      // Without package.json, bare specifiers resolve only through the import map.
      env: {
        DENO_NO_PACKAGE_JSON: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
        SUPABASE_URL: '',
        SUPABASE_ANON_KEY: '',
      },
      stdout: 'piped',
      stderr: 'piped',
    }).spawn();
    const origin = await listening(child);
    const response = await fetch(origin, { method: 'POST', body: '[]' });
    assert.equal(response.status, 400);
    assert.equal((await response.json()).code, 'invalid_request');
  });
}

/** The URL that the server reports on stderr once it listens. */
async function listening(child: Deno.ChildProcess): Promise<string> {
  const decoder = new TextDecoder();
  let output = '';
  for await (const chunk of child.stderr) {
    output += decoder.decode(chunk, { stream: true });
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
    if (found) return found[0];
  }
  throw new Error(`the server did not start: ${output}`);
}
