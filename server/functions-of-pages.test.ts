import { readBackend } from '@berea/platform/release/backend';
import { project } from '@berea/supabase/project';
import { expect, it } from 'vitest';
import { functionsOfPages } from './functions-of-pages.ts';

const notForPages = ['client-events', 'delete-account', 'examine', 'send-contact-email'];

it('security: a page calls each function that fills pages, and none that writes, sends or counts', async () => {
  const { functions } = await readBackend(project.folder);
  expect(functions.filter((name) => !functionsOfPages.has(name))).toEqual(notForPages);
  expect(functions).toEqual(expect.arrayContaining([...functionsOfPages]));
});
