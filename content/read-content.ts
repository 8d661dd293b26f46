import { fileKinds, kindsOfFiles } from './files/kinds.ts';
import { readItems, type Item } from './files/read-items.ts';
import type { ContentKind, OurContent } from './our-content.ts';

export { contentFolder } from './files/files-of.ts';
export { modelsFolder, writeModel } from './files/read-models.ts';
export type { Item };

/** Every kind of content. */
export const allKinds = fileKinds.filter((kind) => kind !== 'care');

/** @throws Error with every problem: file, line and reason */
function itemsOf(kind: ContentKind): readonly Item[] {
  const { items, problems } = readItems(kind);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return items;
}

/**
 * Every item of the files of this folder, checked by its schema.
 * @throws Error with every problem of a kind: file, line and reason
 */
export const readAllItems = (): Item[] => allKinds.flatMap(itemsOf);

/**
 * Content from the files of this folder, as the functions have it from the database.
 * @param kinds what is read; reading all takes a second
 * @throws Error with every problem of a kind: file, line and reason
 */
export const readContent = <Kind extends ContentKind = ContentKind>(
  kinds: readonly Kind[] = allKinds as Kind[],
): Pick<OurContent, Kind> =>
  Object.fromEntries(
    kinds.map((kind) => {
      const items = itemsOf(kind);
      return [
        kind,
        kindsOfFiles[kind].byId
          ? Object.fromEntries(items.map(({ id, value }) => [id, value]))
          : items.map(({ value }) => value),
      ];
    }),
  ) as unknown as Pick<OurContent, Kind>;
