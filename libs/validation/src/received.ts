import * as z from 'zod/mini';

/*
 * The parts of a response. Responses are read tolerantly: what is missing has a default, and an item that cannot be
 * read does not drop the others. Requests are read strictly and use none of these.
 */

/** A text; empty when it is missing. */
export const receivedText = z.catch(z.string(), '');

/** A value that may be missing; undefined as well when it cannot be read. */
export const receivedOptional = <Value extends z.ZodMiniType>(value: Value) => z.catch(z.optional(value), undefined);

/** A value that may be missing or null, with what it is then. Earlier releases did not write every column. */
export const orElse = <Value extends z.ZodMiniType>(value: Value, fallback: z.output<Value>) =>
  z.pipe(
    z.nullish(value),
    z.transform((read): z.output<Value> => read ?? fallback),
  );

type List<Item extends z.ZodMiniType> = z.ZodMiniType<z.output<Item>[], z.input<Item>[]>;

/**
 * The items that can be read of a list that must be there. Its input type stays that of a list, because the functions
 * build their responses from it.
 */
export const receivedItems = <Item extends z.ZodMiniType>(item: Item): List<Item> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) => {
      const read: z.output<Item>[] = [];
      for (const each of items) {
        const parsed = item.safeParse(each);
        if (parsed.success) read.push(parsed.data);
      }
      return read;
    }),
  ) as unknown as List<Item>;

/** A row with the time of its last change, as PostgREST formats it. */
export const datedRow = <Row extends z.ZodMiniType>(row: Row) =>
  z.intersection(row, z.object({ updated_at: z.string() }));

/** The items that can be read; empty when the list is missing. */
export const receivedList = <Item extends z.ZodMiniType>(item: Item) => z.catch(receivedItems(item), []);

/** The name of a passage: some back ends call the field `reference`, others `scripture`. */
const named = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const { reference, scripture } = value as Record<string, unknown>;
  return { ...value, reference: reference ?? scripture, scripture: scripture ?? reference };
};

/** An item with the name of a passage in `reference` or in `scripture`. */
export const receivedPassage = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(z.transform(named), item) as unknown as z.ZodMiniType<z.output<Item>, z.input<Item>>;
