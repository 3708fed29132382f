import type { Page } from '@playwright/test';

/** Waits until everything that moves to an end has come there, and nothing new has begun. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document.getAnimations().filter((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && endTime !== Infinity;
      });
    for (let still = 0; still < 3; still += 1) {
      await frame();
      const animations = running();
      if (animations.length > 0) still = 0;
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
  });
}
