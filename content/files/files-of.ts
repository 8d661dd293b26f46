import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindsOfFiles, type FileKind } from './kinds.ts';

/** The folder of all files. */
export const contentFolder = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** A file's text, with the line ends of Windows made those of everybody. */
export const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

/** The name of a card's file is its id. */
export const nameOf = (file: string): string => path.basename(file, path.extname(file));

/** 'life-events' */
export const folderOf = (kind: FileKind): string =>
  kindsOfFiles[kind].json ?? kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files of a kind within `content`, and the names in its `order.txt`, in which they are read; others go by name. */
export function filesOf(kind: FileKind, content: string): { files: readonly string[]; order: readonly string[] } {
  const folder = folderOf(kind);
  if (!existsSync(path.join(content, folder))) return { files: [`${folder}.yaml`], order: [] };
  const { text, json } = kindsOfFiles[kind];
  const extension = text ? '.md' : json === undefined ? '.yaml' : '.json';
  const names = readdirSync(path.join(content, folder)).filter((name) => name.endsWith(extension));
  const orderFile = path.join(content, folder, 'order.txt');
  const order = existsSync(orderFile) ? textOf(orderFile).trim().split('\n') : [];
  const rank = (name: string): number => (order.includes(nameOf(name)) ? order.indexOf(nameOf(name)) : order.length);
  const inOrder = names.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return { files: inOrder.map((name) => `${folder}/${name}`), order };
}
