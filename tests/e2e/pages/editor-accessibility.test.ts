import { expectAccessible } from '../axe.ts';
import type { Page } from '@playwright/test';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { EditorViews } from '../editor-views.ts';
import { createTestShop } from '../test-shop.ts';
import { waitForStable } from '../stable-page.ts';
import { expect, test } from '../storefront-test.ts';
import { viewports } from '../viewports.ts';

const notSignedIn = /401.*staff\/session|status of 401/;

/** Parts of the editor that reach outside the window to a side, or scroll sideways (WCAG 1.4.10). */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-editor] *')].filter(
      (part) => !part.closest('[data-thumbnail]') && part.checkVisibility(),
    );
    const isSeen = (part: HTMLElement) => part.offsetWidth > 1 && part.offsetHeight > 1;
    const isOut = ({ left, right }: DOMRect) => left < -1 || right > window.innerWidth + 1;
    const scrolls = (part: HTMLElement) =>
      ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) &&
      part.scrollWidth > part.clientWidth + 1;
    return parts
      .filter((part) => isSeen(part) && (isOut(part.getBoundingClientRect()) || scrolls(part)))
      .map((part) => `${part.tagName} ${part.className} ${part.innerText.slice(0, 40)}`);
  });

async function expectNotTooWide(page: Page, place: string): Promise<void> {
  await waitForStable(page);
  expect.soft(await tooWide(page), `too wide in ${place}`).toEqual([]);
}

/** What can be pressed and is smaller than a finger, but for what a label or a card makes larger. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const scope = dialog ?? document.querySelector('[data-editor]');
    const buttons = [...(scope?.querySelectorAll<HTMLElement>('button, select') ?? [])];
    return buttons
      .filter((button) => button.checkVisibility() && !button.closest('[data-thumbnail]'))
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        const around = getComputedStyle(button, '::after');
        const isLarger = around.position === 'absolute' && around.content !== 'none';
        const isUnseen = getComputedStyle(button).clipPath !== 'none';
        // The head's tools share a narrow phone's width among them.
        const least = button.closest('header') ? 36 : 44;
        return !isLarger && !isUnseen && (width < least - 0.5 || height < 43.5);
      })
      .map((button) => `${button.getAttribute('aria-label') ?? button.innerText}`);
  });

test('axe finds nothing in any view or dialog of the editor, and none holds the keyboard', async ({
  page,
  pageErrors,
  defaultShop,
}) => {
  test.slow();
  pageErrors.allow(notSignedIn);
  const views = new EditorViews(page);
  await views.open(defaultShop);
  await views.forEachView((place) => expectAccessible(page, place, { include: '[data-editor]' }));

  await test.step('Tab goes through the editor and comes out', async () => {
    const { panel } = views;
    await panel.locator('[data-opens="features"]').click();
    await panel.getByRole('heading', { name: 'Features' }).focus();
    const isInside = () => panel.evaluate((own) => own.contains(document.activeElement));
    const leavesBy = async (key: 'Tab' | 'Shift+Tab') => {
      for (let step = 0; step < 120; step += 1) {
        await page.keyboard.press(key);
        if (!(await isInside())) return true;
      }
      return false;
    };
    expect(await leavesBy('Tab'), 'Tab leaves at the end').toBe(true);
    await panel.getByRole('heading', { name: 'Features' }).focus();
    expect(await leavesBy('Shift+Tab'), 'Shift Tab leaves at the start').toBe(true);
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('nothing is wider than the window, and a finger finds everything', async ({
    page,
    pageErrors,
    defaultShop,
  }) => {
    test.slow();
    pageErrors.allow(notSignedIn);
    const views = new EditorViews(page);
    await views.open(defaultShop);
    await views.forEachView(async (place) => {
      await expectNotTooWide(page, place);
      expect.soft(await tooSmall(page), `too small in ${place}`).toEqual([]);
    });
  });
});

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 360, height: 225 }, deviceScaleFactor: 4 });

  test('every choice of a menu and most of the window are there for use', async ({
    page,
    pageErrors,
    defaultShop,
  }) => {
    test.slow();
    pageErrors.allow(notSignedIn);
    const views = new EditorViews(page);
    await views.open(defaultShop);
    await views.forEachView(async (place) => {
      await expectNotTooWide(page, place);
      const menu = await page
        .getByRole('menu')
        .or(page.getByRole('dialog'))
        .first()
        .boundingBox({ timeout: 50 })
        .catch(() => null);
      if (!menu) return;
      expect.soft(menu.y, place).toBeGreaterThanOrEqual(0);
      expect.soft(menu.y + menu.height, place).toBeLessThanOrEqual(225);
    });
    await views.panel.locator('[data-opens="hero"]').click();
    // What stays of it when its fields are scrolled: the head, and the handle above it.
    const head = await views.panel.locator('header').boundingBox();
    expect(225 - ((head?.y ?? 225) + (head?.height ?? 0))).toBeGreaterThan(120);
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

  test('a keyboard on the screen covers nothing, a list scrolls, a handle held drags, and the sheet is pulled up and down', async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(notSignedIn);
    const views = new EditorViews(page);
    // A shop of its own: what is dragged is saved.
    await views.open(await createTestShop('touch', siteConfigSchema.parse({})));

    await test.step('what is written stays above a keyboard on the screen', async () => {
      await views.panel.locator('[data-opens="footer"]').click();
      const field = views.panel.getByRole('textbox', { name: 'Copyright line' });
      await field.tap();
      const left = 400;
      // A browser reports a keyboard by a smaller visual viewport; the window stays as high.
      const keyboard = (height: number) =>
        page.evaluate((seen) => {
          const { visualViewport: view } = window;
          if (!view) throw new Error('There is no visual viewport.');
          Object.defineProperty(view, 'height', { configurable: true, value: seen });
          view.dispatchEvent(new Event('resize'));
        }, height);
      const bottomOf = async (part: typeof field) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? Infinity);
      };
      await keyboard(left);
      await expect.poll(() => bottomOf(views.panel)).toBe(left);
      const top = async () => (await views.panel.boundingBox())?.y ?? -1;
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      const foot = views.panel.getByRole('region', { name: 'Your changes' });
      const isClear = async () =>
        (await bottomOf(field)) <= ((await foot.boundingBox())?.y ?? 0) + 1 &&
        (await field.evaluate((own) => own === document.activeElement));
      await expect.poll(isClear).toBe(true);
      await keyboard(viewports.phone.height);
      await expect.poll(() => bottomOf(views.panel)).toBe(viewports.phone.height);
    });
    await views.panel.getByRole('button', { name: 'Back to the site' }).click();

    const touches = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    /** @param held waits until the finger was held long enough */
    const pull = async (x: number, from: number, to: number, held?: () => Promise<unknown>) => {
      await finger('touchStart', x, from);
      await held?.();
      for (let step = 1; step <= 12; step += 1)
        await finger('touchMove', x, from + ((to - from) * step) / 12);
      await finger('touchEnd', x, to);
    };
    const middleOf = async (name: string, role: 'button' | 'separator' = 'button') => {
      const box = await views.panel.getByRole(role, { name, exact: true }).boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
    };
    const height = views.panel.getByRole('separator', { name: 'Height of the editor' });
    const pullSheet = async (to: number) => {
      const { x, y } = await middleOf('Height of the editor', 'separator');
      await pull(x, y, to);
    };
    await pullSheet(720);
    await expect(height).toHaveAttribute('aria-valuetext', 'Head only');
    await pullSheet(60);
    await expect(height).toHaveAttribute('aria-valuetext', 'Nearly all of the window');

    const order = () =>
      views.panel
        .locator('[data-section]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
    const before = await order();
    const list = views.panel.getByRole('list', { name: 'Sections of the home page' });
    const place = async () => (await list.boundingBox())?.y ?? 0;
    // Coming back from the footer, the list is scrolled to it.
    await views.panel.getByRole('button', { name: 'Drag Hero' }).scrollIntoViewIfNeeded();
    const start = await place();
    const row = await middleOf('Features');
    await pull(row.x, row.y, row.y - 160);
    await expect.poll(place).toBeLessThan(start - 60);
    expect(await order()).toEqual(before);
    // It scrolls on for a while, and a touch meanwhile would only stop it.
    let last = NaN;
    const hasStopped = async () => {
      const was = last;
      last = await place();
      return last === was;
    };
    await expect.poll(hasStopped).toBe(true);
    await views.panel.getByRole('button', { name: 'Drag Hero' }).scrollIntoViewIfNeeded();

    const [first, second] = before;
    const from = await middleOf('Drag Hero');
    const to = await middleOf('Drag Features');
    expect([first, second]).toEqual(['hero', 'features']);
    const isHeld = () => expect(list).toHaveAttribute('data-dragging', 'true');
    await pull(from.x, from.y, to.y + 8, isHeld);
    await expect.poll(order).toEqual([second, first, ...before.slice(2)]);
  });
});
