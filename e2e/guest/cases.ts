import type { GuestOptions } from './guest.ts';

interface FileKind {
  readonly name: 'entry' | 'expose chunk' | 'lazy chunk' | 'style sheet';
  readonly pattern: RegExp;
}
type Fault = 'missing' | 'tampered' | 'truncated' | 'hung' | 'slow' | 'html';

/** A fault between the host and the browser, for one sort of file of the stable version. */
export interface FileFault {
  readonly file: FileKind;
  readonly how: Fault;
  /** What the reader sees: part of a row of the table in docs/releases.md. */
  readonly seen: string;
  /** The version whose screen is shown: 2.0.0 is the faulty one. */
  readonly shows: '1.0.0' | '2.0.0';
  /** Whether `npm test` runs it, too. */
  readonly sample: boolean;
}

const kinds: readonly FileKind[] = [
  { name: 'entry', pattern: /\/remoteEntry\.js$/ },
  { name: 'expose chunk', pattern: /\/__federation_expose_guest\.[0-9a-f]+\.js$/ },
  { name: 'lazy chunk', pattern: /\/\d+\.[0-9a-f]+\.js$/ },
  { name: 'style sheet', pattern: /\.css$/ },
];
const faults: readonly Fault[] = ['missing', 'tampered', 'truncated', 'hung', 'slow', 'html'];
const samples = new Set(['entry missing', 'expose chunk tampered', 'entry hung', 'lazy chunk missing']);

function outcome({ name }: FileKind, how: Fault): Pick<FileFault, 'seen' | 'shows'> {
  if (how === 'slow') return { seen: 'the new version, a little later', shows: '2.0.0' };
  if (name === 'lazy chunk' && how === 'hung')
    return { seen: 'the screen stays, with a message after 20 seconds', shows: '2.0.0' };
  if (name === 'lazy chunk') return { seen: 'the screen stays, with a message', shows: '2.0.0' };
  if (how === 'hung') return { seen: 'the earlier version after 7 seconds', shows: '1.0.0' };
  return { seen: 'the earlier version', shows: '1.0.0' };
}

/** Every sort of file with every fault. */
export const faultyFiles: readonly FileFault[] = kinds.flatMap((file) =>
  faults.map((how) => ({ file, how, ...outcome(file, how), sample: samples.has(`${file.name} ${how}`) })),
);

/** A version that was built with a fault, and published after a good one. */
export interface VersionFault {
  readonly name: string;
  readonly options: Omit<GuestOptions, 'version'>;
  readonly seen: string;
  readonly shows: '1.0.0' | '2.0.0';
  /** What is said after a click on what the fault is in, if it shows only then. */
  readonly told?: string;
  readonly sample: boolean;
}

const earlier = { seen: 'the earlier version', shows: '1.0.0' } as const;

export const faultyVersions: readonly VersionFault[] = [
  { name: 'the entry throws', options: { atEntry: 'throw new Error("entry");' }, ...earlier, sample: true },
  { name: 'the module throws', options: { atModule: 'throw new Error("module");' }, ...earlier, sample: false },
  { name: 'the first render throws', options: { atRender: 'throw new Error("render");' }, ...earlier, sample: true },
  { name: 'the first effect throws', options: { atEffect: 'throw new Error("effect");' }, ...earlier, sample: false },
  {
    name: 'the lazy part throws',
    options: { atLazy: 'throw new Error("lazy");' },
    seen: 'the screen stays, with a message',
    shows: '2.0.0',
    told: 'Something on this page failed',
    sample: false,
  },
  {
    name: 'the first render never ends',
    options: { atRender: 'use(never);' },
    seen: 'the earlier version after 7 seconds',
    shows: '1.0.0',
    sample: false,
  },
  { name: 'another React is needed', options: { react: '20.0.0' }, ...earlier, sample: false },
  {
    name: 'a newer shell API is needed',
    options: { hostApi: { shellApi: '^99.0.0', ui: '>=0.1.0' } },
    ...earlier,
    sample: true,
  },
  {
    name: 'a newer ui is needed',
    options: { hostApi: { shellApi: '>=1.0.0', ui: '^99.0.0' } },
    ...earlier,
    sample: false,
  },
  {
    name: 'a function is not deployed',
    options: { backend: { functions: ['prophecy'], migration: null } },
    ...earlier,
    sample: true,
  },
  {
    name: 'a migration is not applied',
    options: { backend: { functions: [], migration: '20990101000000' } },
    ...earlier,
    sample: false,
  },
];

/** A fault that both published versions have. */
export interface SharedFault {
  readonly name: string;
  readonly options: Omit<GuestOptions, 'version'>;
  /** The words on the screen. */
  readonly seen: string;
  readonly sample: boolean;
}

export const bothFaulty: readonly SharedFault[] = [
  {
    name: 'the entry throws',
    options: { atEntry: 'throw new Error("entry");' },
    seen: 'This part of Berea failed while starting.',
    sample: false,
  },
  {
    name: 'the module throws',
    options: { atModule: 'throw new Error("module");' },
    seen: 'This part of Berea failed while starting.',
    sample: false,
  },
  {
    name: 'the first render throws',
    options: { atRender: 'throw new Error("render");' },
    seen: 'This part of Berea failed while it was shown.',
    sample: false,
  },
  {
    name: 'the first render never ends',
    options: { atRender: 'use(never);' },
    seen: 'This part of Berea was not ready in time.',
    sample: false,
  },
  {
    name: 'a newer shell is needed',
    options: { hostApi: { shellApi: '^99.0.0', ui: '>=0.1.0' } },
    seen: 'This part needs a newer Berea. Reload.',
    sample: true,
  },
];
