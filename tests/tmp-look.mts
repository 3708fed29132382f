import { chromium } from 'playwright';
import { findChromium } from './browser/find-chromium.ts';
const b = await chromium.launch({ ...(await findChromium()) });
const base = 'http://localhost:3300';
const open = async (opt: object, path = '/menu') => {
  const c = await b.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'en-AU', ...opt });
  const p = await c.newPage(); p.setDefaultTimeout(20000);
  await p.goto(base + path); await p.waitForTimeout(2500);
  const d = p.getByRole('dialog');
  if (await d.count()) { await d.getByRole('radio', { name: 'Forno Pomo Brunswick East' }).check(); await d.getByRole('button', { name: 'Confirm Selection' }).click(); await p.waitForTimeout(1200); }
  return p;
};
// category chip
const p = await open({});
await p.reload(); await p.waitForTimeout(1500);
const chips = p.getByRole('navigation').filter({has: p.locator('a[href*="#category"]')});
const links = await p.locator('a[href*="#category-"]').all();
console.log('chips', links.length);
for (const i of [2, 4, links.length-1]) {
  await p.reload(); await p.waitForTimeout(1500);
  const l = p.locator('a[href*="#category-"]').nth(i);
  const href = await l.getAttribute('href'); const id = href!.split('#')[1];
  await l.evaluate((e:any) => e.click());
  await p.waitForTimeout(2500);
  const r = await p.evaluate((id) => { const e = document.getElementById(id)!; const s = getComputedStyle(document.documentElement); return { top: e.getBoundingClientRect().top, pad: s.scrollPaddingTop, current: [...document.querySelectorAll('a[href*="#category-"][aria-current]')].map(a=>a.getAttribute('href')) , text: e.textContent!.slice(0,20)}; }, id);
  console.log(href, JSON.stringify(r));
}
await p.screenshot({ path: '/tmp/cat.png' });
await p.context().close();
// forced colours
const f = await open({ forcedColors: 'active' });
await f.screenshot({ path: '/tmp/fc-menu.png' });
await f.goto(base + '/deals'); await f.waitForTimeout(1500); await f.screenshot({ path: '/tmp/fc-deals.png' });
await f.goto(base + '/menu'); await f.waitForTimeout(1500);
await f.getByRole('link', { name: 'Margherita' }).first().click().catch(()=>{}); await f.waitForTimeout(1500);
await f.screenshot({ path: '/tmp/fc-dish.png' });
const dd = f.getByRole('dialog');
await f.locator('button[type=submit]').last().click().catch(()=>{}); await f.waitForTimeout(1500);
await f.goto(base + '/menu?cart=open'); await f.waitForTimeout(1500); await f.screenshot({ path: '/tmp/fc-cart.png' });
await f.goto(base + '/checkout'); await f.waitForTimeout(2000); await f.screenshot({ path: '/tmp/fc-checkout.png', fullPage: true });
// low
await f.setViewportSize({ width: 320, height: 256 }); await f.goto(base + '/menu?cart=open'); await f.waitForTimeout(1500); await f.screenshot({ path: '/tmp/low-cart.png' });
await f.context().close();
await b.close();
