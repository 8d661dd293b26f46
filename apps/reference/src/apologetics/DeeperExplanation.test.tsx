import { renderInShell } from '@berea/shell-api/testing';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DeeperExplanation } from './DeeperExplanation.tsx';

const show = (markdown: string): HTMLElement =>
  renderInShell(<DeeperExplanation markdown={markdown} />).container.querySelector<HTMLElement>('div')!;
const html = (markdown: string): string => show(markdown).innerHTML.replaceAll('\n', '');

const allowed = new Set([
  'P',
  'STRONG',
  'B',
  'EM',
  'I',
  'UL',
  'OL',
  'LI',
  'BR',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'CODE',
  'PRE',
]);

describe('allowed markdown', () => {
  it.each([
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
    [
      '**bold**, __bold__, *italic* and _italic_',
      '<p><strong>bold</strong>, <strong>bold</strong>, <em>italic</em> and <em>italic</em></p>',
    ],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['one  \ntwo', '<p>one<br>two</p>'],
    ['> said', '<blockquote><p>said</p></blockquote>'],
    ['`code`', '<p><code>code</code></p>'],
    ['```\ncode\n```', '<pre><code>code</code></pre>'],
    ['<b>bold</b> and <i>italic</i>', '<p><b>bold</b> and <i>italic</i></p>'],
  ])('is rendered: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it.each([
    ['# One\n\n## Two\n\n# Three', '<h3>One</h3><h4>Two</h4><h3>Three</h3>'],
    ['### One\n\n##### Two', '<h3>One</h3><h4>Two</h4>'],
    [
      '# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6',
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    ],
    ['## 1\n\n### 2\n\n#### 3\n\n##### 4\n\n###### 5', '<h2>1</h2><h3>2</h3><h4>3</h4><h5>4</h5><h6>5</h6>'],
  ])('starts its headings at level 3 where they fit, skips no level and keeps each apart: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

describe('a table', () => {
  it.each([
    [
      '| View | Who | When |\n| --- | :-: | --- |\n| *One* | Paul | |\n| Two | John 3 | late |',
      '<ul><li>View: <strong><em>One</em></strong><ul><li>Who: Paul</li></ul></li>' +
        '<li>View: <strong>Two</strong><ul><li>Who: John 3</li><li>When: late</li></ul></li></ul>',
    ],
    ['|  | Who |\n| - | - |\n| One | Paul |', '<ul><li><strong>One</strong><ul><li>Who: Paul</li></ul></li></ul>'],
    ['| One | Two |\n| - | - |', '<ul><li>One</li><li>Two</li></ul>'],
    ['> | A |\n> | - |\n> | b |', '<blockquote><ul><li>A: <strong>b</strong></li></ul></blockquote>'],
    ['not | a | table', '<p>not | a | table</p>'],
    [
      '<table><caption>Views</caption><thead><tr><th>View</th><th>Who</th></tr></thead><tbody><tr><th>One</th><td>Paul</td></tr></tbody></table>',
      '<p>Views</p><ul><li>View: <strong>One</strong><ul><li>Who: Paul</li></ul></li></ul>',
    ],
    [
      '<table><tr><td>One</td><td><em>Paul</em></td></tr><tr><td>Two</td></tr></table>',
      '<ul><li><strong>One</strong><ul><li><em>Paul</em></li></ul></li><li><strong>Two</strong></li></ul>',
    ],
    [
      '<table><tr><td>One</td><td><table><tr><td>inner</td></tr></table></td></tr></table>',
      '<ul><li><strong>One</strong><ul><li><ul><li><strong>inner</strong></li></ul></li></ul></li></ul>',
    ],
    ['<table></table>', ''],
  ])('becomes a list, because tables are not allowed: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

it('turns references into buttons, except in code and in spans of the markdown itself', () => {
  const shown = within(show('He asks **why** (Job 38:4). `John 3:16` and <span>words</span>, not Hezekiah 3:16.'));
  expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(['Job 38:4']);
  expect(shown.getByText(/He asks/).textContent).toBe(
    'He asks why (Job 38:4). John 3:16 and words, not Hezekiah 3:16.',
  );
});

describe('security: elements that can load or run content', () => {
  it.each([
    '<script>alert(1)</script>',
    '<iframe src="https://evil.test">inside</iframe>',
    '<embed src="x">',
    '<object data="x">inside</object>',
    '<img src=x onerror=alert(1)>',
    '![inside](https://evil.test/x.png)',
    '<svg><image href="x">inside</image></svg>',
  ])('are removed with their content: %s', (markdown) => {
    expect(html(`before ${markdown} after`)).toBe('<p>before  after</p>');
    expect(show(markdown).textContent).not.toContain('inside');
  });
});

describe('security: other elements', () => {
  it.each([
    ['[words](https://example.org)', '<p>words</p>'],
    ['<https://example.org>', '<p>https://example.org</p>'],
    ['<div class="x">words</div>', 'words'],
    ['<section><p>one</p><p>two</p></section>', '<p>one</p><p>two</p>'],
    ['a <span style="position:fixed">word</span>', '<p>a word</p>'],
    ['<tr><td>cell</td></tr>', 'cell'],
    ['<form action="https://evil.test"><input name="x"><button>words</button></form>', 'words'],
    ['<u>words</u>', '<p>words</p>'],
  ])('are unwrapped and keep their content: %s', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

const hostile = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](  javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x][y]\n\n[y]: https://evil.test/track.png',
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script type="text/plain">x',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))" id="root" class="x" tabindex="0">x</p>',
  '<b onmouseover=alert(1)>x</b>',
  '<h1 id="cookie" name="getElementById">x</h1>',
  '<ol start="7" onfocus=alert(1)><li value="3">x</li></ol>',
  '<code class="language-js" onload=alert(1)>x</code>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<style>body{display:none}</style>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:/a/">',
  '<title>x</title>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x></applet>',
  '<portal src=x></portal>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<dialog open>x</dialog>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><input type=image src=x formaction="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<isindex action="javascript:alert(1)">',
  '<input autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)></textarea><select autofocus onfocus=alert(1)></select>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x onload=alert(1)>',
  '<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '<x-card onclick=alert(1)>x</x-card>',
  '<p><p><p><div><script>alert(1)</script></div>',
  '**<b><img src=x onerror=alert(1)></b>**',
  '- <img src=x onerror=alert(1)>\n  1. <svg/onload=alert(1)>\n     > <iframe src=x>',
  '`<img src=x onerror=alert(1)>`\n\n</code><script>alert(1)</script>',
  '```html\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |\n| - | - |\n| <script>alert(1)</script> | <svg/onload=alert(1)> |',
];

describe('security: hostile markdown', () => {
  it.each(hostile)('renders only allowed elements and no attributes: %s', (markdown) => {
    const shown = show(`before\n\n${markdown}\n\nafter`);
    const elements = [...shown.querySelectorAll('*')];
    expect(elements.filter((element) => !allowed.has(element.tagName)).map((element) => element.outerHTML)).toEqual([]);
    expect(elements.filter((element) => element.attributes.length > 0).map((element) => element.outerHTML)).toEqual([]);
    expect(shown.textContent).toContain('before');
  });
});
