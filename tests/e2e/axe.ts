import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';
import { waitForStable } from './stable-page.ts';
import { expect } from './storefront-test.ts';

type Scan = {
  /** Selector of the part to look at; without it, the whole page with its frames. */
  include?: string;
  exclude?: string;
  options?: RunOptions;
};

const softExpect = expect.configure({ soft: true });

/** Fails the test, without ending it, when axe finds something in what the loaded page shows. */
export async function expectAccessible(page: Page, screen: string, scan: Scan = {}): Promise<void> {
  await waitForStable(page);
  softExpect(await findViolations(page, scan), `what axe finds on ${screen}`).toEqual([]);
}

/** Runs axe without its own Playwright package, which leaves out a frame that is slow to answer. */
async function findViolations(page: Page, scan: Scan): Promise<string[]> {
  const { include = 'html', exclude, options } = scan;
  for (const frame of page.frames()) {
    if (await isWithoutScripts(frame)) continue;
    const isLoaded = await frame.evaluate(() => 'axe' in window);
    if (!isLoaded) await frame.evaluate(axe.source);
  }
  const excluded = exclude === undefined ? [] : [exclude];
  const context = { include: [include], exclude: [...excluded, withoutScripts] };
  const settings: RunOptions = {
    // To report how rules passed costs as much as to run them.
    resultTypes: ['violations'],
    pingWaitTime: 30_000,
    ...options,
  };
  return page.evaluate(
    async ([scope, run]) => {
      const { violations } = await window.axe.run(scope, run);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, html, failureSummary }) =>
            `${id}: ${help}: ${target.join(' ')} ${html} ${failureSummary}`,
        ),
      );
    },
    [context, settings] as const,
  );
}

/** Frames in which no script runs, such as the preview of a mail: axe cannot look into them. */
const withoutScripts = 'iframe[sandbox]:not([sandbox*="allow-scripts"])';

async function isWithoutScripts(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false;
  const element = await frame.frameElement();
  return element.evaluate(
    (node, selector) => node instanceof Element && node.matches(selector),
    withoutScripts,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
