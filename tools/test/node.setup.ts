import { vi } from 'vitest';

// Test files of one worker share the packages of node_modules. Our own modules are evaluated again for each file, because
// some register hooks of their own.
vi.resetModules();
