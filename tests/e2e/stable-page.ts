import type { Page } from '@playwright/test';

/** What is pale or empty only until it is loaded. */
const loading = '[aria-busy="true"], [data-stale="true"], [data-font-sample]:not([data-loaded])';

/** A bound for what hangs, in ms. */
const longest = 45_000;

/**
 * Waits until fonts and data are there, every animation with an end is over, and none has begun.
 * @throws Error that names what the page still waits for
 */
export async function waitForStable(page: Page): Promise<void> {
  await page.evaluate(
    async ([loadingParts, most]) => {
      let waitsFor = 'fonts';
      const watch = async () => {
        for (let stableFrames = 0; stableFrames < 3; stableFrames += 1) {
          waitsFor = 'fonts';
          await document.fonts.ready;
          waitsFor = 'a frame';
          await new Promise((resolve) => requestAnimationFrame(resolve));
          // What is far below the fold has no style until somebody asks, as axe does: its
          // transitions begin then.
          for (const element of document.querySelectorAll('*')) {
            if (!element.checkVisibility({ contentVisibilityAuto: true })) {
              getComputedStyle(element).getPropertyValue('color');
            }
          }
          const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
            // One that is bound to the scrolling has no end of its own.
            const isTimed = timeline === document.timeline;
            return (
              isTimed && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
            );
          });
          for (const animation of running) {
            // There time stands still, and a color stays at its beginning.
            const target = animation.effect instanceof KeyframeEffect && animation.effect.target;
            if (target && !target.checkVisibility({ contentVisibilityAuto: true })) {
              animation.finish();
            }
          }
          const part = document.querySelector(loadingParts);
          waitsFor = part ? part.outerHTML.slice(0, 300) : `${running.length} animations`;
          if (running.length > 0 || part) stableFrames = -1;
          await Promise.allSettled(running.map(({ finished }) => finished));
        }
      };
      const tooLong = new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`The page still waits for ${waitsFor}.`)), most);
      });
      await Promise.race([watch(), tooLong]);
    },
    [loading, longest] as const,
  );
}
