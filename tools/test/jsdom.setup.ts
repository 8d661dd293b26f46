import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Fluent keeps what it drew (menus, toasts, dialogs) outside the tested element until it is unmounted.
afterEach(cleanup);
