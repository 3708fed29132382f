import type { Page } from '@playwright/test';

/** What is pale or empty only until it is loaded. */
const loading = '[aria-busy="true"], [data-font-sample]:not([data-loaded])';

/** Waits until fonts and data are there, every animation with an end is over, and none has begun. */
export async function waitForStable(page: Page): Promise<void> {
  await page.evaluate(async (loadingParts) => {
    for (let stableFrames = 0; stableFrames < 3; stableFrames += 1) {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
        // One that is bound to the scrolling has no end of its own.
        const isTimed = timeline === document.timeline;
        return (
          isTimed && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
        );
      });
      if (running.length > 0 || document.querySelector(loadingParts)) stableFrames = -1;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  }, loading);
}
