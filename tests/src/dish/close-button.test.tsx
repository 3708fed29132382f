import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Modal } from '#ui/dialog/modal.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product, size } from '../sample-menu.ts';
import '#variants/base.css';

const longName = 'Quattro stagioni con carciofi, prosciutto cotto, funghi e olive taggiasche';
const extras = group({
  id: 21,
  name: 'A little extra from the counter, as much of it as you like',
  max: 12,
  modifiers: Array.from({ length: 12 }, (_, index) =>
    modifier({ id: 30 + index, name: `Buffalo mozzarella from Campania, torn by hand ${index}` }),
  ),
});
const description = 'Four corners, four seasons, and somebody at the oven who knows them all. ';
const pizza = product({
  name: longName,
  products: { name: longName, description: description.repeat(3), image: null },
  configurations: [size],
  modifier_group_ids: [21],
});

/** What scrolls in a dialog: the whole of it, or the part beside the picture. */
const scrollerOf = (dialog: Element): Element =>
  [dialog, ...dialog.querySelectorAll('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      getComputedStyle(element).overflowY === 'auto',
  ) ?? dialog;

/** Text that is drawn under the button, and not hidden by anything between the two. */
function wordsUnder(button: Element, dialog: Element): string[] {
  const boxes = [button, scrollerOf(dialog)].map((element) => element.getBoundingClientRect());
  const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (button.contains(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const all = [rect, ...boxes];
      const left = Math.max(...all.map((box) => box.left));
      const right = Math.min(...all.map((box) => box.right));
      const top = Math.max(...all.map((box) => box.top));
      const bottom = Math.min(...all.map((box) => box.bottom));
      if (right - left < 1 || bottom - top < 1) continue;
      const below = document
        .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        .find((element) => !button.contains(element));
      if (below?.contains(node)) covered.push(node.textContent ?? '');
    }
  }
  return covered;
}

/** Everything the button covers, from the top of what scrolls to its end. */
function wordsUnderWhileScrolling(button: Element, dialog: Element): string[] {
  const scroller = scrollerOf(dialog);
  const covered: string[] = [];
  for (let top = 0; top <= scroller.scrollHeight - scroller.clientHeight; top += 9) {
    scroller.scrollTo({ top, behavior: 'instant' });
    covered.push(...wordsUnder(button, dialog));
  }
  return covered;
}

describe('the round button that closes', () => {
  it.each([
    [320, 568],
    [375, 740],
    [768, 700],
    [1440, 900],
  ])('a dish covers no words at %i by %i px, however far it is scrolled', async (width, height) => {
    await page.viewport(width, height);
    drawInStorefront(<MenuScreen />, {
      menu: menuOf([pizza], [extras]),
      fetch: cartStandIn().fetch,
    });
    await page.getByRole('link', { name: longName, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: longName });
    await expect.element(dialog).toBeVisible();
    const close = dialog.getByRole('button', { name: 'Close' });
    // It comes from below, or grows: it is measured where it comes to rest.
    await Promise.all(
      dialog
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    expect(wordsUnderWhileScrolling(close.element(), dialog.element())).toEqual([]);
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('a question covers no words at 320 px, with a long title and a long text', async () => {
    await page.viewport(320, 568);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    root.render(
      <Modal
        isOpen
        title={longName}
        text={longName.repeat(3)}
        closeLabel="Close"
        onClose={() => undefined}
        footer={null}
      />,
    );
    const dialog = page.getByRole('dialog', { name: longName });
    await expect.element(dialog).toBeVisible();
    await Promise.all(
      dialog
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const close = dialog.getByRole('button', { name: 'Close' });
    expect(wordsUnderWhileScrolling(close.element(), dialog.element())).toEqual([]);
  });
});
