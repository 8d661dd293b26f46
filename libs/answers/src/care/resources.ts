import { careResources } from '@berea/care';
import { careResource, type CareResource } from '@berea/validation';
import { z } from 'zod';

const listed = z.array(careResource).min(1);

/**
 * The help services that answers list: those in the environment variable CARE_RESOURCES (a JSON array in the format of
 * `libs/care/data/resources.json`), otherwise the built-in list. An invalid list is logged once and the built-in list
 * is used, so that a wrong setting never hides help.
 * @param get returns a variable's value; called once, at the first use
 */
export function resourcesFrom(get: (name: string) => string | undefined): () => readonly CareResource[] {
  let resources: readonly CareResource[] | undefined;
  return () => (resources ??= read(get('CARE_RESOURCES') || undefined));
}

function read(set: string | undefined): readonly CareResource[] {
  const ours = listed.parse(careResources);
  if (set === undefined) return ours;
  try {
    return listed.parse(JSON.parse(set));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not valid JSON';
    console.error(`CARE_RESOURCES cannot be used, the built-in list is shown instead: ${why}`);
    return ours;
  }
}
