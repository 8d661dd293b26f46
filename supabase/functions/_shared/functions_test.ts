import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

const folder = new URL('../', import.meta.url);
const functions = [...Deno.readDirSync(folder)]
  .filter(({ name, isDirectory }) => isDirectory && !name.startsWith('_'))
  .map(({ name }) => name);
const imports = async (name: string): Promise<Record<string, string>> =>
  JSON.parse(await Deno.readTextFile(new URL(`${name}/deno.json`, folder))).imports;

Deno.test('what functions name is the same for all, in the version of the workspace', async () => {
  const manifest = JSON.parse(await Deno.readTextFile(new URL('../package.json', folder)));
  const all: Record<string, string> = {};
  for (const name of functions) {
    for (const [specifier, target] of Object.entries(await imports(name)))
      assert.equal((all[specifier] ??= target), target, `${name}: ${specifier}`);
  }
  for (const [specifier, target] of Object.entries(all)) {
    const [, name, version] = /^npm:(.+)@([^/@]+)/.exec(target) ?? [];
    if (name) assert.equal(manifest.dependencies[name], version, specifier);
  }
});

for (const name of functions) {
  Deno.test(`${name} runs by itself, from its own import map, before any environment is there`, async () => {
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
      // Without package.json nothing but the import map can say what a bare specifier means.
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

/** Where it says, on either stream, that it listens. */
async function listening(child: Deno.ChildProcess): Promise<string> {
  const decoder = new TextDecoder();
  let said = '';
  for await (const chunk of child.stderr) {
    said += decoder.decode(chunk, { stream: true });
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
    if (found) return found[0];
  }
  throw new Error(`it did not listen: ${said}`);
}
