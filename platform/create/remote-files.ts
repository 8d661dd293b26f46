/** What the files of a new remote say. */
export interface NewRemote {
  /** 'word-list': its folder, its first segment, and the name of its package. */
  readonly name: string;
  /** The versions that the other packages of the repository have. */
  readonly versions: Readonly<Record<'react' | '@rspack/cli' | 'shellApi' | 'ui', string>>;
  /** The place of its card among the others of the home page. */
  readonly order: number;
}

/** 'word-list' → 'WordList' */
const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** 'word-list' → 'Word list' */
const title = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

const manifest = ({ name, versions, order }: NewRemote): object => ({
  name: `@berea/${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { build: 'rspack build' },
  dependencies: { '@berea/shell-api': '*', '@berea/ui': '*', react: versions.react },
  devDependencies: {
    '@berea/platform': '*',
    '@rspack/cli': versions['@rspack/cli'],
  },
  berea: {
    owner: name,
    routes: [{ path: `/${name}`, access: 'open', expose: `./${name}`, screen: pascal(name) }],
    hostApi: { shellApi: `^${versions.shellApi}`, ui: `^${versions.ui}` },
    contributions: {
      home: [{ path: `/${name}`, label: title(name), description: `What ${title(name)} is for`, icon: 'book', order }],
    },
  },
  nx: { targets: { test: {} } },
  sizeBudget: { firstKb: 20, allKb: 40 },
});

/** The files of a new remote, by their path in its folder. It works as it is, and has one of everything. */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  const { name } = remote;
  const [Name, shown] = [pascal(name), title(name)];
  return {
    'package.json': `${JSON.stringify(manifest(remote), undefined, 2)}\n`,
    'rspack.config.ts': `import { remote } from '@berea/platform/bundler';

export default remote(import.meta.dirname);
`,
    [`src/remote/${name}.ts`]: `/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { ${Name}Screen as ${Name} } from '../${Name}Screen.tsx';
`,
    [`src/${Name}Screen.tsx`]: `import { usePageHeading } from '@berea/shell-api';
import { Page, PageTitle } from '@berea/ui';
import { useState } from 'react';
import { Counted } from './Counted.tsx';

/** The first screen of this remote. */
export function ${Name}Screen() {
  const heading = usePageHeading('${shown}');
  const [count, setCount] = useState(0);
  return (
    <Page>
      <PageTitle ref={heading}>${shown}</PageTitle>
      <Counted count={count} onMore={() => setCount(count + 1)} />
    </Page>
  );
}
`,
    'src/Counted.tsx': `import { Button, makeStyles, tokens } from '@berea/ui';

const useStyles = makeStyles({ text: { color: tokens.colorNeutralForeground2 } });

/** How often a button was pressed. */
export function Counted({ count, onMore }: { count: number; onMore: () => void }) {
  const styles = useStyles();
  return (
    <>
      <p className={styles.text}>Pressed {count === 1 ? 'once' : \`\${count} times\`}</p>
      <Button appearance="primary" onClick={onMore}>
        Press
      </Button>
    </>
  );
}
`,
    [`src/${name}.stories.tsx`]: `import { screenStories } from '@berea/shell-api/testing/stories';
import { remote } from './testing/remote.ts';

/** The screens of this remote in the catalogue: each empty, loading, with an error, and full. */
export default { title: 'Remotes/${shown}', parameters: { bleed: true } };

const show = screenStories(remote);
export const First = show('/${name}', 'Pressed 0 times');
`,
    'src/testing/remote.ts': `import { remoteOf } from '@berea/shell-api/testing/stories';
import manifest from '../../package.json' with { type: 'json' };
import * as screens from '../remote/${name}.ts';

/** This remote as the shell mounts it. */
export const remote = remoteOf(manifest, { './${name}': screens });
`,
    [`src/${Name}Screen.test.tsx`]: `import { renderRemote } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { remote } from './testing/remote.ts';

it('has the screen that each route of package.json names', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(manifest.berea.routes.map(({ path }) => path));
});

it('counts how often the button is pressed', async () => {
  renderRemote(remote, { at: '/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: '${shown}' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByText('Pressed once')).toBeInTheDocument();
});
`,
  };
}
