import type { Browser, CDPSession, Page } from 'playwright';
import type { KeyTimes } from './probe.ts';
import type { Side } from './sides.ts';
import { middleOf } from './texts.ts';

/** What typing costs: main thread per key in ms, and each key's own times. */
export type Typing = { script: number; task: number; keys: KeyTimes[] };

export type Measuring = {
  browser: Browser;
  origin: string;
  sections: number;
  /** How many times slower the processor is made. */
  slowdown: number;
  keys: number;
};

/** As fast as people type; what an editor puts off for a moment falls into it and is counted. */
const betweenKeysMs = 100;
/** For what is put off until the typing has stopped. */
const afterwardsMs = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function metrics(session: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => (metrics.find((one) => one.name === name)?.value ?? NaN) * 1000;
  return { script: value('ScriptDuration'), task: value('TaskDuration') };
}

async function press(page: Page, count: number): Promise<KeyTimes[]> {
  const times: KeyTimes[] = [];
  while (times.length < count) {
    await page.keyboard.press('abcdefghij'[times.length % 10] ?? 'x');
    times.push(await page.evaluate(() => window.probe.lastKey()));
    await pause(betweenKeysMs);
  }
  return times;
}

/** Types into the Title of the section in the middle, in a page of its own. */
export async function typeKeys(side: Side, measuring: Measuring, probe: string): Promise<Typing> {
  const { browser, origin, sections, slowdown, keys } = measuring;
  // Nothing is kept from one page to the next.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  try {
    await page.addInitScript({ path: probe });
    await side.open(page, origin, sections);
    await page.evaluate((id) => window.probe.watch(`#${id}-title`), middleOf(sections));
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await press(page, 5);
    await pause(afterwardsMs);
    const before = await metrics(session);
    const times = await press(page, keys);
    await pause(afterwardsMs);
    const after = await metrics(session);
    return {
      script: (after.script - before.script) / keys,
      task: (after.task - before.task) / keys,
      keys: times,
    };
  } finally {
    await context.close();
  }
}
