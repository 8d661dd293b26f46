import path from 'node:path';
import { environment } from '../../serve/environment.ts';
import type { Command } from '../command.ts';
import { exportHost } from '../export-host.ts';

/** Writes a folder that any static server can serve. */
export const exportCommand: Command = {
  operands: '<folder>',
  count: [1, 1],
  summary: 'write everything that a static host needs into a folder, with a configuration for nginx',
  options: {
    from: {
      type: 'string',
      value: '<address>',
      help: 'a running product that serves this host (default: PORT on this machine): its configuration and pages are taken',
    },
    supabase: {
      type: 'string',
      value: '<address>',
      help: 'where browsers find Supabase (default: at the page’s own address)',
    },
    listen: { type: 'string', value: '<address>', help: 'where nginx listens (default: 127.0.0.1:8080)' },
    'without-pages': { type: 'boolean', help: 'every page is filled in the browser' },
  },
  async run({ operands, data, values, progress }) {
    const folder = path.resolve(operands[0]!);
    const text = (name: string): string | undefined => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
    await exportHost(data, {
      folder,
      from: text('from') ?? `http://localhost:${environment(process.env).PORT}`,
      supabaseUrl: text('supabase'),
      listen: text('listen') ?? '127.0.0.1:8080',
      pages: values['without-pages'] !== true,
      progress,
    });
    return `${folder} has everything that a static host needs; nginx.conf in it is a configuration.`;
  },
};
