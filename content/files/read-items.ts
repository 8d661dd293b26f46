import { existsSync } from 'node:fs';
import path from 'node:path';
import { bookById } from '@berea/scripture';
import { parse } from 'yaml';
import { z } from 'zod';
import { bookChapters } from './book-chapters.ts';
import { readCard } from './card-file.ts';
import { contentFolder, filesOf, folderOf, nameOf, textOf } from './files-of.ts';
import { kindsOfFiles, type FileKind } from './kinds.ts';
import { parsedYaml, Unreadable, type Parsed, type Path } from './parsed.ts';
import { readModels } from './read-models.ts';

/** Something that we wrote: a card, a fact, a list of words. */
export interface Item {
  readonly kind: FileKind;
  /** Of its kind the only one. It stays the same when the item is corrected. */
  readonly id: string;
  /** Whether readers look it up by its id. */
  readonly byId: boolean;
  /** How people call it. */
  readonly title: string;
  readonly value: unknown;
  /** 'content/facts/genesis-01-04.yaml' */
  readonly file: string;
  /** Of the item, or of a part of it. Looked for when it is asked for, which takes a while. */
  readonly line: (part?: Path) => number;
}

/** The items of a kind, and what is wrong with their files, with file and line. */
export interface ReadItems {
  readonly items: readonly Item[];
  readonly problems: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item as it stands in a file. */
interface Found {
  readonly id: unknown;
  readonly raw: unknown;
  /** Where it stands in the file. */
  readonly at: Path;
}

function foundIn({ value }: Parsed, idOf: (raw: Readonly<Record<string, unknown>>) => unknown): Found[] {
  if (Array.isArray(value))
    return value.map((each: unknown, place) => {
      if (!isRecord(each)) return { id: undefined, raw: each, at: [place] };
      const { id = idOf(each), ...raw } = each;
      return { id, raw, at: [place] };
    });
  if (!isRecord(value)) throw new Unreadable(1, 'is neither a list nor a list by names');
  return Object.entries(value).map(([id, raw]) => ({ id, raw, at: [id] }));
}

/** Cards that facts and life events may name. */
const named = /^(?:questions|people|places|theology|parables|miracles|books)\/[a-z0-9-]+$/;

/** The title or question of the card 'people/adam'; undefined where there is none. */
function titleOfCard(card: string, content: string): string | undefined {
  const file = path.join(content, `${card}.md`);
  if (!named.test(card) || !existsSync(file)) return undefined;
  const line = /^(?:title|question|book): .+$/m.exec(textOf(file))?.[0] ?? '';
  const { title, question, book = '' } = (parse(line, { schema: 'failsafe' }) ?? {}) as Record<string, string>;
  return title ?? question ?? bookById(book)?.name;
}

const modelItems = (): Item[] =>
  Array.from(readModels(), ([id, value]) => ({
    kind: 'models',
    id,
    byId: true,
    title: id,
    value,
    file: `models/${id}.json.br`,
    line: () => 1,
  }));

/** Reads and checks the files of a kind. @param content a test has a folder of its own */
export function readItems(kind: FileKind, content = contentFolder): ReadItems {
  if (kind === 'models') return { items: modelItems(), problems: [] };
  const { schema, text, json, byId = false, idOf, writtenOut, titleOf } = kindsOfFiles[kind];
  const items: Item[] = [];
  const problems: string[] = [];
  const ids = new Set<string>();
  const titles = new Map<string, string | undefined>();
  const knowsId = schema instanceof z.ZodObject && 'id' in schema.shape;
  const relations = kind === 'facts' ? new Set(readItems('relations', content).items.map(({ id }) => id)) : undefined;

  const add = (file: string, parsed: Parsed, { id, raw, at }: Found): void => {
    const say = (reason: string, within: Path = []) =>
      void problems.push(
        `content/${file}:${parsed.lineOf([...at, ...within])}: ${within.length > 0 ? `${within.join('.')}: ` : ''}${reason}`,
      );
    if (typeof id !== 'string' || id === '') return say('has no id', ['id']);
    if ((text || !byId) && !idOf && !/^[\w-]+$/.test(id))
      return say(`'${id}' is no id: letters, digits and hyphens`, ['id']);
    if (ids.has(id)) return say(`'${id}' is there twice`, ['id']);
    ids.add(id);
    const written = isRecord(raw) && writtenOut ? writtenOut(raw) : raw;
    const { success, data, error } = schema.safeParse(
      knowsId && isRecord(written) ? { ...written, id: `${folderOf(kind)}/${id}` } : written,
    );
    if (!success) {
      for (const { path: within, message, ...issue } of error.issues)
        say(message, [...within, ...('keys' in issue ? issue.keys.slice(0, 1) : [])]);
      return;
    }
    let value: unknown = data;
    if (isRecord(data) && typeof data['card'] === 'string') {
      const { card } = data;
      if (!titles.has(card)) titles.set(card, titleOfCard(card, content));
      const title = titles.get(card);
      if (title === undefined) return say(`there is no card ${card}`, ['card']);
      if (kind === 'facts') value = { ...data, card: title };
    }
    if (relations && isRecord(data) && !relations.has(String(data['relation'])))
      return say(`${String(data['relation'])} is not in relations.yaml`, ['relation']);
    const title = titleOf?.(value as never) ?? id;
    items.push({
      kind,
      id,
      byId,
      title,
      value,
      file: `content/${file}`,
      line: (part = []) => parsed.lineOf([...at, ...part]),
    });
  };

  const { files, order } = filesOf(kind, content);
  for (const file of files) {
    try {
      const written = textOf(path.join(content, file));
      const parsed = text ? readCard(written, text) : parsedYaml(written);
      const found =
        text || json !== undefined
          ? [{ id: nameOf(file), raw: parsed.value, at: [] }]
          : foundIn(parsed, idOf ?? (() => undefined));
      for (const each of found) add(file, parsed, each);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push(`content/${file}:${error.line}: ${error.message}`);
    }
  }
  for (const [place, id] of order.entries())
    if (!files.some((file) => nameOf(file) === id))
      problems.push(`content/${folderOf(kind)}/order.txt:${place + 1}: there is no card ${id}`);
  if (kind === 'facts')
    for (const value of bookChapters)
      items.push({
        kind,
        byId,
        title: titleOf!(value as never),
        id: nameOf(value.id),
        value,
        file: 'content/files/book-chapters.ts',
        line: () => 1,
      });
  return { items, problems };
}
