import { chromium } from '@playwright/test';
import http from 'http';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
const S = { b, pages: {}, log: [] };
S.open = async (name, kind, opts = {}) => {
  const c = await b.newContext(
    kind === 'phone'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, acceptDownloads: true, ...opts }
      : { viewport: { width: 1280, height: 800 }, acceptDownloads: true, ...opts },
  );
  await c.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: 'http://localhost:4300' });
  const p = await c.newPage();
  p.setDefaultTimeout(8000);
  p.on('pageerror', (e) => S.log.push(name + ' ERR ' + e.message));
  p.on('console', (m) => {
    if (m.type() === 'error') S.log.push(name + ' con ' + m.text().slice(0, 200));
  });
  p.on('dialog', (d) => {
    S.log.push('dialog ' + d.message());
    d.accept().catch(() => {});
  });
  c.on('page', (q) => {
    S.log.push('new page ' + q.url());
    S.pages['popup'] = q;
  });
  S.pages[name] = p;
  return p;
};
const AF = Object.getPrototypeOf(async () => {}).constructor;
http
  .createServer((q, r) => {
    let d = '';
    q.on('data', (x) => (d += x));
    q.on('end', async () => {
      let out = '';
      try {
        const f = new AF('S', 'D', 'M', 'P', 'shot', 'txt', 'print', d);
        const shot = async (p, n, o = {}) => {
          await p.waitForTimeout(o.w ?? 700);
          await p.screenshot({ path: '/tmp/q26/new/' + n + '.png', ...o });
        };
        const txt = async (p) => (await p.locator('body').innerText()).replace(/\n+/g, '\n');
        const v = await f(S, S.pages.d, S.pages.m, S.pages, shot, txt, (...a) => {
          out += a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ') + '\n';
        });
        if (v !== undefined) out += typeof v === 'string' ? v : JSON.stringify(v);
      } catch (e) {
        out += 'EXC ' + e.message.slice(0, 1500);
      }
      if (S.log.length) {
        out += '\nLOG ' + S.log.splice(0).join('\n');
      }
      r.end(out + '\n');
    });
  })
  .listen(4777, '127.0.0.1');
