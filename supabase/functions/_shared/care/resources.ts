import { careResources } from '@berea/care';
import { careResource, type CareResource } from '@berea/validation';
import { z } from 'zod';

const listed = z.array(careResource).min(1);

/**
 * The services that answers carry: those of the variable CARE_RESOURCES, where an operator has set it (a JSON array in the form of
 * `libs/care/src/resources.json`), otherwise our own list. A list that cannot be read is reported once and ours is used: help must not
 * depend on a setting.
 * @param get a variable's value; read at the first call
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
    console.error(`CARE_RESOURCES cannot be used, our own list is shown instead: ${why}`);
    return ours;
  }
}
