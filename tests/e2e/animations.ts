import type { Page } from '@playwright/test';

/** Waits until everything that moves to an end has come there, and nothing new has begun. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0; still < 3; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
        // What goes with the scrolling has no end of its own.
        const isTimed = timeline === document.timeline;
        return (
          isTimed && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
        );
      });
      if (moving.length > 0) still = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
