import { beforeAll, vi } from 'vitest';

// Test files of one worker share the packages of node_modules. Our own modules are evaluated again for each file, because
// some register hooks of their own.
vi.resetModules();
// A clock that an earlier file of the worker left standing would let every test wait for ever.
beforeAll(() => void vi.useRealTimers());
