export * from './bible-chapter.ts';
export * from './book-overview.ts';
export * from './chapter-context.ts';
export * from './contact.ts';
export * from './daily-verse.ts';
export * from './delete-account.ts';
export * from './function-call.ts';
export * from './personal-data.ts';
