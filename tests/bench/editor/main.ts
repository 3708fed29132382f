import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../../browser/find-chromium.ts';
import { buildPages } from './build-pages.ts';
import { servePages } from './serve-pages.ts';
import { sides } from './sides.ts';
import { typeKeys } from './type-keys.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const scripts = await buildPages(dist);
const { origin, stop } = await servePages(dist);
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const median = (v: number[]) => v.toSorted((a, b) => a - b)[Math.floor(v.length / 2)] ?? NaN;
for (const sections of [10, 50, 200]) {
  for (const slowdown of [1, 4]) {
    for (const side of sides) {
      const { script, task, keys } = await typeKeys(side, { context, origin, sections, slowdown, keys: 15 }, scripts.probe);
      console.log(sections, slowdown, side.name, script.toFixed(1), task.toFixed(1), median(keys.map((k) => k.toText)).toFixed(1), median(keys.map((k) => k.toFrame)).toFixed(1));
    }
  }
}
await browser.close();
await stop();
