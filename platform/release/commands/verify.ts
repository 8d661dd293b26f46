import type { Command } from '../command.ts';
import { ReleaseError } from '../release-error.ts';
import { straysOf } from '../strays.ts';
import { filesToVerify, onDisk, overHttp, verifyHost } from '../verify-host.ts';

/** Compares a host with its registry. */
export const verify: Command = {
  operands: '',
  count: [0, 0],
  summary: 'read, or fetch back, every file of a host: its bytes, its type, how long it may be kept',
  options: { url: { type: 'string', value: '<address>', help: 'fetch from there instead of reading the folder' } },
  async run({ data, values, progress }) {
    const { url } = values;
    const source = typeof url === 'string' ? overHttp(url) : onDisk(data);
    const files = await filesToVerify(data);
    if (files.length === 0) throw new ReleaseError('Nothing is published on this host yet.');
    progress(`Verifying ${files.length} files ${typeof url === 'string' ? `at ${url}` : `in ${data.host}`} …`);
    const faults = await verifyHost(data, files, source);
    if (typeof url !== 'string') faults.push(...(await straysOf(data, files)));
    if (faults.length > 0)
      throw new ReleaseError(`${faults.length} of ${files.length + 2} are not in order:\n${faults.join('\n')}`);
    return `All ${files.length} files, the registry and the page are in order.`;
  },
};
