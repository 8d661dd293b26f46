export { createMail } from './mail.ts';
export type { Mail } from './mail.ts';
export { readMailSettings } from './settings.ts';
