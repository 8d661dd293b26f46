import { describe, expect, it } from 'vitest';
import pureRouter from './pure-router-loader.ts';

describe('React Router as a browser gets it', () => {
  it('may lose the components that nothing uses', () => {
    expect(pureRouter('var Link = React10.forwardRef(\n  () => null\n);\nLink.displayName = "Link";\n')).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(\n  () => null\n);\n\n',
    );
  });

  it('keeps what is called inside of a function', () => {
    const inside =
      'var A = React.memo(B);\nfunction f() {\n  let C = React10.forwardRef(D);\n  C.displayName = "C";\n}\n';
    expect(pureRouter(inside)).toBe(inside.replace('= React.memo', '= /* @__PURE__ */ React.memo'));
  });

  it('is not built from what cannot be read', () => {
    expect(() => pureRouter('const Link = forwardRef(() => null);')).toThrow(/not written as expected/);
  });
});
