import type { Page } from '@playwright/test';

/** Waits until fonts and data are there, every animation with an end is over, and none has begun. */
export async function waitForStable(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, null, {
    timeout: 60_000,
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let stableFrames = 0; stableFrames < 3; stableFrames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
        // One that is bound to the scrolling has no end of its own.
        const isTimed = timeline === document.timeline;
        return (
          isTimed && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
        );
      });
      if (running.length > 0) stableFrames = -1;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}
