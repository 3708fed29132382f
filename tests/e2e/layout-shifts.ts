import type { Page } from '@playwright/test';

/** Pieces that moved, largest first, as Chromium measured them since the page began. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().filter(({ entryType }) => entryType === 'layout-shift');
          resolve(moved.map((entry) => JSON.stringify(entry)));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer without entries is never called: two frames later all buffered ones were there.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
}
