import { major } from 'semver';
import { breaking } from './breaking.ts';
import { printContract, readContract, type Contract } from './contract.ts';

/** The libraries that the shell provides at run time, and the name of each in `hostApi`. */
const inHostApi: Readonly<Record<string, string>> = { '@berea/ui': 'ui', '@berea/shell-api': 'shellApi' };

/** What is said about the types of a library; nothing where they are as they were. */
interface Judgement {
  /** It cannot be accepted. */
  readonly refused?: string;
  /** It has to be accepted. */
  readonly changed?: string;
}

/**
 * Compares the types of a library with those that were accepted. It may break code that was compiled against it only with
 * a higher major version, because remotes that are published already name a range of it.
 * @param accepted the text that is committed
 */
export async function judge(repository: string, accepted: string | undefined, now: Contract): Promise<Judgement> {
  if (accepted === printContract(now)) return {};
  const how = `Look at it and accept it with: npm run contract -- --accept (then commit platform/contract/accepted with the change).`;
  if (accepted === undefined) return { changed: `${now.name} has no accepted contract. ${how}` };
  const before = readContract(accepted);
  if (major(now.version) <= major(before.version)) {
    const broken = await breaking(repository, before, now);
    if (broken.length > 0)
      return {
        refused: `The change of ${now.name} breaks remotes that are published:\n${broken.map((line) => `  ${line}`).join('\n')}\nKeep what they use, or raise its major version, ${before.version}, and with it hostApi.${inHostApi[now.name]!} in each apps/*/package.json. Then: npm run contract -- --accept`,
      };
  }
  return { changed: `The public types of ${now.name} changed${differing(before, now)}. ${how}` };
}

/** Which files differ, in words. */
function differing(before: Contract, now: Contract): string {
  const files = [...new Set([...before.files.keys(), ...now.files.keys()])];
  const changed = files.filter((file) => before.files.get(file)?.trimEnd() !== now.files.get(file)?.trimEnd());
  return changed.length > 0 ? `: ${changed.join(', ')}` : '';
}
