import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { MiddlewareHandler } from 'hono';

/** Sends no file, and no compressed copy of one, that a link leads to out of the folder: keys may lie beside it. */
export const insideOnly =
  (folder: string): MiddlewareHandler =>
  async (c, next) => {
    const places = ['', '.br', '.gz'].map((copy) => realPath(path.join(folder, decoded(c.req.path) + copy)));
    const [root, ...real] = await Promise.all([realPath(folder), ...places]);
    const isOutside = real.some((place) => place !== undefined && !place.startsWith(root + path.sep));
    return isOutside ? c.notFound() : next();
  };

/** Undefined where there is nothing, or where a path cannot be one. */
const realPath = (place: string): Promise<string | undefined> => realpath(place).catch(() => undefined);

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
