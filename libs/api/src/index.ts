export * from './bible-chapter.ts';
export * from './daily-verse.ts';
export * from './function-call.ts';
