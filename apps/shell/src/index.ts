import './install/captured-prompt.ts';
import { nextTask } from './next-task.ts';

/**
 * What the shell is made of. All of it is in this file already (`eager`); evaluated at once it would hold a slow phone for
 * a quarter of a second, so the browser gets a turn after each.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './remotes/registry.ts'),
  () => import(/* webpackMode: "eager" */ './providers/SettingsProvider.tsx'),
  () => import(/* webpackMode: "eager" */ './frame/Root.tsx'),
];

async function startInSteps(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

startInSteps().catch((thrown: unknown) => {
  void import('./watching/failed-start.ts').then(({ tellFailedStart }) => tellFailedStart());
  throw thrown;
});
