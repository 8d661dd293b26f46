/**
 * The paths in a JSON value with the type of what is there: `data.verses[].text: string`. The items of an array share
 * their paths.
 */
export function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => shapeOf(item, `${path}[]`)))].sort();
  if (typeof value !== 'object' || value === null) return [`${path}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value)
    .flatMap(([key, one]) => shapeOf(one, path === '' ? key : `${path}.${key}`))
    .sort();
}
