import { changeHost, type Act } from '../change-host.ts';
import {
  actOf,
  changeOptions,
  ending,
  inTurn,
  numberOf,
  revisionOption,
  versionOf,
  type Call,
  type Command,
} from '../command.ts';
import { refuseMismatches } from '../matching.ts';
import { promote as promoted, setEnabled, withdraw as withdrawn } from '../pointer-changes.ts';
import { rollBackApp } from '../publish.ts';
import { ReleaseError } from '../release-error.ts';
import type { Registry } from '@berea/registry';

const options = { ...changeOptions, ...revisionOption };

/** Points back. */
export const rollback: Command = {
  operands: '<remote|shell>',
  count: [1, 1],
  summary: 'end a rollout, or point back to the version before; repeatedly',
  options: { ...options, to: { type: 'string', value: '<version>', help: 'to this earlier version' } },
  async run(call) {
    const app = call.operands[0]!;
    const { to } = call.values;
    const act = { ...(await actOf(call)), ...(typeof to === 'string' && { to }) };
    const { version } = await inTurn(call, () => rollBackApp(call.data, app, act));
    return ending(call, `Everybody gets ${app} ${version} with the next page load.`);
  },
};

/** Gives a version that is on the host to people. */
export async function promoteHere(call: Call): Promise<string> {
  const [app, id] = versionOf(call.operands[0]!);
  const { percent: text } = call.values;
  const percent = typeof text === 'string' ? percentOf(text) : undefined;
  const withoutFallback = call.values['without-fallback'] === true;
  const changed = await change(call, (before) => promoted(before, app, id, percent), {
    action: 'promote',
    versions: new Map([[app, id]]),
    marks: { ...(percent !== undefined && { percent }), ...(withoutFallback && { withoutFallback }) },
    check: (made) => refuseMismatches(made, { host: call.data.host, builds: [] }, { withoutFallback }),
  });
  if (!changed) return `Nothing to promote: that is how it is already.`;
  return ending(
    call,
    `${percent === undefined ? 'Everybody gets' : `${percent} % of the visitors get`} ${app} ${id} with the next page load.`,
  );
}

function percentOf(text: string): number {
  const percent = numberOf(text, 'percent');
  if (percent > 0 && percent < 100) return percent;
  throw new ReleaseError('--percent is more than 0 and less than 100; without it, everybody gets the version.');
}

const toggle = (enabled: boolean): Command => ({
  operands: '<remote>',
  count: [1, 1],
  summary: enabled ? 'switch a remote on again' : 'switch a remote off: its links and cards go, its addresses say so',
  options,
  async run(call) {
    const app = call.operands[0]!;
    const changed = await change(call, (before) => setEnabled(before, app, enabled), {
      action: enabled ? 'enable' : 'disable',
    });
    const state = enabled ? 'on' : 'off';
    return changed ? ending(call, `${app} is switched ${state}.`) : `${app} is switched ${state} already.`;
  },
});

export const enable = toggle(true);
export const disable = toggle(false);

/** Takes a version out for good. */
export const withdraw: Command = {
  operands: '<remote|shell>@<version>',
  count: [1, 1],
  summary: 'never offer a version again; its files stay for pages that are open',
  options,
  async run(call) {
    const [app, id] = versionOf(call.operands[0]!);
    const changed = await change(call, (before) => withdrawn(before, app, id), {
      action: 'withdraw',
      versions: new Map([[app, id]]),
    });
    return changed ? ending(call, `${app} ${id} is withdrawn.`) : `${app} ${id} is withdrawn already.`;
  },
};

/** @returns whether something changes */
async function change(call: Call, work: (before: Registry) => Registry, what: Omit<Act, 'by'>): Promise<boolean> {
  const act = { ...(await actOf(call)), ...what };
  const { before, after } = await inTurn(call, () => changeHost(call.data, act, work));
  return before !== after;
}
