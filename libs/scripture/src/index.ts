export * from './canon.ts';
export * from './reference.ts';
export * from './verse-counts.ts';
export * from './versions.ts';
export * from './verse-order.ts';
export * from './strongs.ts';
export * from './words-in.ts';
export * from './named-places.ts';
