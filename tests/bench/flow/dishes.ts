import type { Page } from 'playwright';
import type { FlowPage, Memory } from './flow-page.ts';
import {
  addButton,
  chooseRestaurant,
  countButton,
  dishButton,
  openDialog,
  quickAddButton,
  visit,
} from './order.ts';

/** Ms from a tap to the frame that shows what it did, and main thread of it in processor ms. */
export type DishFigures = {
  /** The first dish that is opened: its dialog's code comes too. */
  first: number;
  /** Each dish from the second on. */
  again: number[];
  /** Processor time of the main thread for one dish opened and closed, from the second on. */
  task: number;
  /** The button of an opened dish, to the changed count. */
  add: number;
};

const dishes = ['Diavola', 'Margherita', 'Marinara', 'Capricciosa', 'Arancini', 'Polpette al sugo'];
const referencePath = '/bench-reference';

/** Shows the menu of a chosen restaurant, with nothing left to be fetched. */
export async function openMenu({ page }: FlowPage, origin: string): Promise<void> {
  await visit(page, `${origin}/menu`);
  await chooseRestaurant(page);
  await quiet(page);
}

/** Waits for what of the page comes later, such as pictures; not for what never ends. */
const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

async function closeDish(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
  await page.locator('dialog[open], [role="dialog"]').waitFor({ state: 'detached' });
}

/** Opens dishes that the page has, closes them, and adds the last: the same on both pages. */
export async function measureDishes(flow: FlowPage): Promise<DishFigures> {
  const { page, timeTap } = flow;
  const opened: number[] = [];
  let before = await flow.thread();
  let closed = 0;
  const known = [];
  for (const name of dishes) if (await dishButton(page, name).count()) known.push(name);
  for (const name of known) {
    const button = dishButton(page, name);
    await button.scrollIntoViewIfNeeded();
    if (opened.length === 1) before = await flow.thread();
    opened.push(await timeTap(openDialog, () => button.tap()));
    await closeDish(page);
    closed += 1;
  }
  const after = await flow.thread();
  const [first = Number.NaN, ...again] = opened;
  const last = known.at(-1) ?? '';
  await dishButton(page, last).tap();
  await page.getByRole('dialog').waitFor();
  const add = await timeTap(countButton, () => addButton(page).tap());
  return { first, again, task: (after.task - before.task) / (closed - 1), add };
}

/** The + of a dish on the menu: ms from the tap to the changed count. */
export async function measureQuickAdds({ page, timeTap }: FlowPage): Promise<number[]> {
  const times: number[] = [];
  const button = quickAddButton(page, 'Polpette al sugo');
  await button.scrollIntoViewIfNeeded();
  for (let press = 0; press < 4; press += 1) {
    times.push(await timeTap(countButton, () => button.tap()));
    await quiet(page);
  }
  return times;
}

/**
 * The menu as it stands, as a page without any of its scripts: its dishes show the markup of an
 * opened dish, and its button changes the count. What any page with this content would cost.
 */
export async function openReference(flow: FlowPage, origin: string): Promise<void> {
  const { page } = flow;
  await openMenu(flow, origin);
  // A notice of the choice would stay in the copy for good, over the dialog's button.
  await page.locator('[data-toasts] output').waitFor({ state: 'detached' });
  const menu = await page.content();
  await dishButton(page, dishes[0] ?? '').tap();
  await page.getByRole('dialog').waitFor();
  const dialog = await page
    .getByRole('dialog')
    .evaluate((element) => element.closest('body > *')?.outerHTML ?? '');
  const withoutScripts = menu
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*(?:modulepreload|as="script")[^>]*>/g, '');
  const script = `const dialog = ${JSON.stringify(dialog).replaceAll('<', '\\u003c')};
    let count = 0;
    document.addEventListener('click', (event) => {
      const button = event.target.closest('button, [role="button"], a[aria-haspopup]');
      if (!button) return;
      event.preventDefault();
      const open = document.querySelector('[data-bench-dialog]');
      if (open?.contains(button)) {
        if (button.type === 'submit') {
          count += 1;
          const cart = document.querySelector('header button[aria-label^="Cart"]');
          cart.setAttribute('aria-label', 'Cart, ' + count + ' items');
          cart.lastChild.textContent = count;
        }
        open.remove();
      } else {
        const place = document.createElement('div');
        place.dataset.benchDialog = '';
        place.innerHTML = dialog;
        document.body.append(place);
      }
    });`;
  await page.route(`**${referencePath}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: withoutScripts.replace('</body>', () => `<script>${script}</script></body>`),
    }),
  );
  await page.goto(`${origin}${referencePath}`);
  await quiet(page);
}

const openings = 50;

/** What the page has after some dishes were opened and closed, and after 50 more. */
export async function measureMemory(flow: FlowPage): Promise<{ before: Memory; after: Memory }> {
  const { page } = flow;
  const buttons = page.locator('main article :is(a, button)[aria-haspopup="dialog"]');
  const count = await buttons.count();
  if (count === 0) throw new Error('The menu shows no dish.');
  const openAndClose = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      await buttons.nth(n % count).evaluate((button) => {
        if (button instanceof HTMLElement) button.click();
      });
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open], [role="dialog"]').waitFor({ state: 'detached' });
    }
  };
  // Each dish of them once before: what is kept of a dish is kept once.
  await openAndClose(Math.min(count, openings));
  const before = await flow.memory();
  await openAndClose(openings);
  return { before, after: await flow.memory() };
}
