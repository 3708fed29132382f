import type { Page } from 'playwright';
import { madeBy } from '#editor/core/history/made-changes.ts';
import { placeSection } from '#editor/core/sections/section-changes.ts';
import type { EditorBenchSetup } from './compare.ts';
import type { Renders } from './count-renders.ts';
import { siteWith } from './our-page.ts';
import { sides, type Side } from './sides.ts';
import { middleOf } from './texts.ts';

const viewport = { width: 1440, height: 900 };

async function onPage<T>(
  { browser }: EditorBenchSetup,
  scripts: readonly string[],
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  for (const path of scripts) await page.addInitScript({ path });
  try {
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Components and sections that React draws for one key, in the middle of ten. */
export const rendersPerKey = (
  setup: EditorBenchSetup,
  side: Side,
  sections: number,
): Promise<Renders> =>
  onPage(setup, [setup.scripts.probe, setup.scripts.countRenders], async (page) => {
    await side.open(page, setup.origin, sections);
    await page.evaluate((id) => window.probe.watch(`#${id}-title`), middleOf(sections));
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await page.evaluate(() => window.probe.lastKey());
    };
    await press('a');
    await page.waitForTimeout(1000);
    await page.evaluate(() => window.renders.take());
    for (const key of 'bcdefghijk') await press(key);
    const { components, sections: drawn } = await page.evaluate(() => window.renders.take());
    return { components: components / 10, sections: drawn };
  });

const dragMs = 3000;

/** Frames in a second while the picker of the primary colour is dragged, with 25 sections. */
export const dragFrames = (setup: EditorBenchSetup): Promise<number> =>
  onPage(setup, [setup.scripts.probe], async (page) => {
    await sides[0]?.open(page, setup.origin, 25);
    await page.getByRole('button', { name: 'Back to the site' }).click();
    await page.locator('[data-opens="colors"]').click();
    await page.locator('[data-field="colors.primary"] button[aria-expanded]').first().click();
    const area = page.locator('.react-colorful__saturation');
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (!box) throw new Error('There is no picker.');
    const at = (share: number) =>
      [box.x + box.width * share, box.y + box.height * (0.2 + 0.6 * share)] as const;
    await page.mouse.move(...at(0.1));
    await page.mouse.down();
    const before = await page.evaluate(() => document.documentElement.style.cssText);
    await page.evaluate(() => window.probe.countFrames());
    const end = Date.now() + dragMs;
    for (let step = 0; Date.now() < end; step += 1) {
      await page.mouse.move(...at(0.5 + 0.4 * Math.sin(step / 20)));
    }
    const { count, ms } = await page.evaluate(() => window.probe.frames());
    const after = await page.evaluate(() => document.documentElement.style.cssText);
    if (before === after) throw new Error('The drag did not change the page.');
    await page.mouse.up();
    return (count * 1000) / ms;
  });

/** Bytes of the change that moves the first of 25 sections to the 20th place, as JSON. */
export function bytesOfMove(): number {
  const move = madeBy(siteWith(25), (draft) => placeSection(draft, 's0', 19));
  const written = move?.changes.map(({ before: _before, ...change }) => change);
  return Buffer.byteLength(JSON.stringify(written));
}
