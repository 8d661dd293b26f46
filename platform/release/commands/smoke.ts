import { environment } from '../../serve/environment.ts';
import { versionOf, type Command } from '../command.ts';

/** Opens a published version in a browser. */
export const smoke: Command = {
  operands: '<remote>@<version>',
  count: [1, 1],
  summary: 'open every route of a published version in the deployed shell, in Chromium, for nobody else',
  options: {
    url: { type: 'string', value: '<address>', help: 'where the product runs (default: that of PUBLIC_URL, or PORT)' },
    also: { type: 'string', value: '<addresses>', help: 'further addresses, separated by commas' },
  },
  async run({ operands, values, progress }) {
    const [remote, version] = versionOf(operands[0]!);
    const { url, also } = values;
    // The browser's driver is loaded for this command only.
    const { smoke: open } = await import('../smoke.ts');
    await open({
      origin: typeof url === 'string' ? url : usualOrigin(),
      remote,
      version,
      also: typeof also === 'string' ? also.split(',') : [],
      progress,
    });
    return `${remote} ${version} works: every screen is shown, without an error.`;
  },
};

function usualOrigin(): string {
  const { PUBLIC_URL, PORT } = environment(process.env);
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
