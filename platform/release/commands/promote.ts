import {
  changeOptions,
  ending,
  inTurn,
  actOf,
  revisionOption,
  versionOf,
  type Call,
  type Command,
} from '../command.ts';
import { hostFolder } from '../host-folder.ts';
import { ReleaseError } from '../release-error.ts';
import { transfer } from '../transfer.ts';
import { promoteHere } from './pointers.ts';
import path from 'node:path';

/** Gives a version to people. */
export const promote: Command = {
  operands: '<remote|shell>@<version>, or --from <host> --to <host> [<remote|shell>[@<version>]]',
  count: [0, 1],
  summary: 'give a version to everybody or to some, or what is on one host to everybody on another',
  options: {
    ...changeOptions,
    ...revisionOption,
    percent: { type: 'string', value: '<n>', help: 'only to this part of the visitors; the same ones as it grows' },
    from: { type: 'string', value: '<host>', help: 'take the same files from this host' },
    to: { type: 'string', value: '<host>', help: 'and give them to everybody on this one' },
    'without-fallback': {
      type: 'boolean',
      help: 'although a version before, of the shell or of a remote, does not fit it',
    },
  },
  async run(call) {
    const { from, to } = call.values;
    if (typeof from === 'string' && typeof to === 'string') return promoteAcross(call, from, to);
    if (from !== undefined || to !== undefined) throw new ReleaseError('--from and --to go together.');
    if (call.operands.length === 0) throw new ReleaseError('Name what to promote, like reader@1.4.0-abc123abc123.');
    return promoteHere(call);
  },
};

async function promoteAcross(call: Call, from: string, to: string): Promise<string> {
  if (call.values['percent'] !== undefined)
    throw new ReleaseError('Between hosts, a version goes to everybody: promote it with --percent where it is.');
  const [operand] = call.operands;
  const [app, version] = operand?.includes('@') ? versionOf(operand) : [operand, undefined];
  const [source, target] = [from, to].map((folder) => hostFolder(path.resolve(folder)));
  const there: Call = { ...call, data: target! };
  const act = { ...(await actOf(there)), withoutFallback: call.values['without-fallback'] === true };
  const { before, after } = await inTurn(there, () => transfer(source!, target!, { app, version }, act));
  return before === after ? 'Nothing to promote: both are the same.' : ending(call, `${to} has what ${from} has.`);
}
