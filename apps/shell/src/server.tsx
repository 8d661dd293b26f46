/**
 * The shell's build for the server: renders the first HTML of public pages, and provides the shared packages that the
 * server builds of remotes require. It has no federation runtime, no network and no document.
 */
import * as shellApi from '@berea/shell-api';
import * as ui from '@berea/ui';
import * as uiAnswers from '@berea/ui/answers';
import * as uiCare from '@berea/ui/care';
import * as uiChoices from '@berea/ui/choices';
import * as uiDialogs from '@berea/ui/dialogs';
import * as uiForms from '@berea/ui/forms';
import * as uiLongTexts from '@berea/ui/long-texts';
import * as uiMenus from '@berea/ui/menus';
import * as uiPasswords from '@berea/ui/passwords';
import * as uiPickers from '@berea/ui/pickers';
import * as uiScripture from '@berea/ui/scripture';
import { parseRegistry } from '@berea/validation';
import * as reactQuery from '@tanstack/react-query';
import * as jotai from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- All of it is offered to the remotes.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** By the name under which a remote's server build requires it. The same keys as in `tools/bundler/shared.ts`. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  '@tanstack/react-query': reactQuery,
  '@berea/shell-api': shellApi,
  '@berea/ui': ui,
  '@berea/ui/answers': uiAnswers,
  '@berea/ui/scripture': uiScripture,
  '@berea/ui/care': uiCare,
  '@berea/ui/choices': uiChoices,
  '@berea/ui/dialogs': uiDialogs,
  '@berea/ui/forms': uiForms,
  '@berea/ui/long-texts': uiLongTexts,
  '@berea/ui/menus': uiMenus,
  '@berea/ui/passwords': uiPasswords,
  '@berea/ui/pickers': uiPickers,
};

export { parseRegistry };
export { releaseAt, renderPage } from './server/render-page.tsx';
