import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHost } from './host.ts';
import { useAuth } from './session.ts';
import { useSettings } from './settings.ts';
import './testing.tsx';

it.each([
  ['session', useAuth, 'useAuth must be used within an AuthProvider'],
  ['settings', useSettings, 'useSettings must be used within a SettingsProvider'],
  ['host', useHost, 'useHost must be used within the shell'],
])('using the %s outside its provider throws an error that names the provider', (_, hook: () => unknown, message) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(hook)).toThrow(new Error(message));
});
