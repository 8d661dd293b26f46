export { createMail } from './mail.ts';
export type { Mail, MailOptions } from './mail.ts';
export type { Message } from './message.ts';
export { mailEnvironment, readMailSettings } from './settings.ts';
export type { MailSettings } from './settings.ts';
