import type { Registry } from '@berea/registry';
import { describe, expect, it } from 'vitest';
import { inlineRegistry } from './index-html.ts';
import { pageCopy } from './page-copy.ts';
import { emptyRegistry, pointAt } from './registry-changes.ts';
import { offer } from './testing/offer.ts';

const hash = 'abcdef123456';
const template = '<!-- berea:registry --><script src="/shell/__HASH__/main.js"></script>';
const registry = pointAt(emptyRegistry(new Date()), [offer('reader', '1.0.0')]);

describe('the page', () => {
  it('loads its files from its own shell', () => {
    expect(inlineRegistry(template, hash, registry)).toContain('<script src="/shell/abcdef123456/main.js"></script>');
  });

  it('security: inlines the registry so that no value can end the script element', () => {
    const hostile: Registry = {
      ...registry,
      remotes: { reader: { ...registry.remotes['reader']!, owner: '</script><script>alert(1)</script>$&' } },
    };
    const html = inlineRegistry(template, hash, hostile);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const json = /id="berea-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(pageCopy(hostile))));
  });

  it('is rejected when the template has no placeholder for the registry', () => {
    expect(() => inlineRegistry('<html></html>', hash, registry)).toThrow('has no <!-- berea:registry -->');
  });
});
