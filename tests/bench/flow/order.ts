import type { Locator, Page } from 'playwright';
import type { Noted } from './probe.ts';
import type { FlowPage, Thread, Traffic } from './flow-page.ts';

/** One step of an order: what it cost the page, and the network. */
export type StepFigures = Noted & Thread & Traffic & { name: string; toPaint: number | null };

const restaurant = 'Forno Pomo Brunswick East';
const dish = { name: 'Diavola', size: /^Large/, base: /^Wholemeal/, extra: /^Hot salami/ };
const quick = 'Polpette al sugo';

/** The number of dishes and their price, as the button in the header says them. */
export const countButton = {
  selector: 'header button[aria-label^="Cart"]',
  attribute: 'aria-label',
};
export const openDialog = { selector: 'dialog[open], [role="dialog"]' };
const checkoutForm = { selector: '#guest-name' };

/** Builds before dishes had pages of their own open them by buttons. */
export function dishButton(page: Page, name: string): Locator {
  const main = page.locator('main');
  const named = { name, exact: true };
  return main.getByRole('link', named).or(main.getByRole('button', named)).first();
}

export const quickAddButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Add ${name} to your order` }).first();

export const addButton = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: /^Add · / });

/** Opens a page as a customer does who has not been here, until it can be used. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) =>
      key.startsWith('__reactProps$'),
    ),
  );
}

export async function chooseRestaurant(page: Page): Promise<void> {
  const question = page.getByRole('dialog');
  await question.getByRole('radio', { name: restaurant }).tap();
  await question.getByRole('button', { name: 'Confirm Selection' }).tap();
  await question.waitFor({ state: 'hidden' });
}

type Step = {
  name: string;
  /** @returns ms until what it is about was painted, where a single tap does it. */
  run(flow: FlowPage, origin: string): Promise<number | void>;
};

const steps: readonly Step[] = [
  {
    name: 'home',
    run: async ({ page }, origin) => {
      await visit(page, `${origin}/`);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'choose the restaurant', run: ({ page }) => chooseRestaurant(page) },
  {
    name: 'to the menu',
    run: async ({ page }) => {
      const link = page.locator('a[href="/menu"]:visible').first();
      await link.scrollIntoViewIfNeeded();
      await link.tap();
      await page.waitForURL('**/menu');
      await dishButton(page, dish.name).waitFor();
    },
  },
  {
    name: 'open a dish',
    run: async ({ page, timeTap }) => {
      const button = dishButton(page, dish.name);
      await button.scrollIntoViewIfNeeded();
      return timeTap(openDialog, () => button.tap());
    },
  },
  {
    name: 'choose, and add',
    run: async ({ page, timeTap }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: dish.size }).tap();
      await dialog.getByRole('radio', { name: dish.base }).tap();
      await dialog.getByRole('checkbox', { name: dish.extra }).tap();
      await dialog.getByRole('button', { name: `More: ${dish.name}` }).tap();
      const toPaint = await timeTap(countButton, () => addButton(page).tap());
      await dialog.waitFor({ state: 'hidden' });
      return toPaint;
    },
  },
  {
    name: 'add by the +',
    run: async ({ page, timeTap }) => {
      const button = quickAddButton(page, quick);
      await button.scrollIntoViewIfNeeded();
      return timeTap(countButton, () => button.tap());
    },
  },
  {
    name: 'open the cart, one more',
    run: async ({ page, timeTap }) => {
      await page.getByRole('button', { name: /View cart/ }).tap();
      const more = page.getByRole('dialog').getByRole('button', { name: `One more ${quick}` });
      await more.waitFor();
      return timeTap(countButton, () => more.tap());
    },
  },
  {
    name: 'to the checkout',
    run: async ({ page, timeTap }) =>
      timeTap(checkoutForm, () =>
        page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).tap(),
      ),
  },
  {
    name: 'time and details',
    run: async ({ page }) => {
      await page.getByRole('tablist', { name: 'Day' }).getByRole('tab').last().tap();
      const times = page.getByRole('tabpanel', { name: 'Time' });
      await times.getByRole('radio', { disabled: false }).first().tap();
      await page.getByLabel('Name').pressSequentially('Mia Rossi');
      await page.getByRole('main').getByLabel('Email').pressSequentially('mia@example.com');
      await page.getByRole('textbox', { name: 'Phone' }).pressSequentially('0412345678');
      await page.getByRole('button', { name: 'Continue to review' }).tap();
      await page.getByRole('heading', { level: 1, name: 'Does this look right?' }).waitFor();
    },
  },
  {
    name: 'review',
    run: async ({ page }) => {
      await page.getByRole('radio', { name: 'Cash on pickup' }).tap();
      await page.getByRole('button', { name: /^Place order/, disabled: false }).waitFor();
    },
  },
  {
    name: 'place the order',
    run: async ({ page }) => {
      await page.getByRole('button', { name: /^Place order/ }).tap();
      await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
    },
  },
];

/** Some pages do more once nobody is waiting for it; ms without a request. */
const settled = { timeout: 5000 } as const;

/** A guest's whole order, from the home page to the thanks. */
export async function runOrder(flow: FlowPage, origin: string): Promise<StepFigures[]> {
  const figures: StepFigures[] = [];
  for (const { name, run } of steps) {
    const before = { ...(await flow.thread()), ...flow.traffic() };
    const toPaint = (await run(flow, origin)) ?? null;
    await flow.page.waitForLoadState('networkidle', settled).catch(() => undefined);
    const noted = await flow.page.evaluate(() => window.flowProbe.take());
    const thread = await flow.thread();
    const traffic = flow.traffic();
    // A new document begins its own sums.
    const since = (now: number, then: number) => (name === 'home' ? now : now - then);
    figures.push({
      name,
      toPaint,
      ...noted,
      task: since(thread.task, before.task),
      script: since(thread.script, before.script),
      style: since(thread.style, before.style),
      layout: since(thread.layout, before.layout),
      requests: traffic.requests - before.requests,
      bytes: traffic.bytes - before.bytes,
    });
  }
  return figures;
}
