import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registry, sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

type Menu = SectionProps['menu'];

let remove: (() => void) | undefined;
afterEach(() => remove?.());

async function show(variant: string, changes: Partial<Menu> = {}) {
  const { tenant, props } = sampleProps('default', 'menu');
  const menu = {
    ...props,
    onOpenItem: vi.fn<Menu['onOpenItem']>(),
    onAddItem: vi.fn<Menu['onAddItem']>(),
    onToggleFavourite: vi.fn<Menu['onToggleFavourite']>(),
    onRetry: vi.fn<Menu['onRetry']>(),
    ...changes,
  };
  const part = sectionPart('menu', variant);
  await part.preload();
  remove = draw(<part.Component {...menu} />, tenant).remove;
  return menu;
}

describe.each(Object.keys(registry.menu))('the menu as %s', (variant) => {
  test('the whole row opens the item, + adds what needs no choice, the heart keeps it', async () => {
    await page.viewport(375, 720);
    const menu = await show(variant);
    const row = page.getByRole('article').filter({ hasText: 'Polpette al sugo' });
    await row.click({ position: { x: 24, y: 24 } });
    expect(menu.onOpenItem).toHaveBeenCalledTimes(1);
    await row.getByRole('button', { name: 'Add Polpette al sugo to your order' }).click();
    await row.getByRole('button', { name: 'Keep Polpette al sugo as a favourite' }).click();
    expect(menu.onAddItem).toHaveBeenCalledTimes(1);
    expect(menu.onToggleFavourite).toHaveBeenCalledTimes(1);
    expect(menu.onOpenItem).toHaveBeenCalledTimes(1);
  });

  test('a dish without a price is sold out and shows no amount', async () => {
    const { props } = sampleProps('default', 'menu');
    const [section] = props.sections;
    const [item] = section?.items ?? [];
    if (!section || !item) throw new Error('The sample menu is empty.');
    const items = [{ ...item, price: 0, isFromPrice: false, isSoldOut: true }];
    await show(variant, { sections: [{ ...section, items }] });
    await expect.element(page.getByText(item.name).first()).toBeVisible();
    expect(document.body.textContent).not.toMatch(/[$€£]\s?0/);
  });

  test('what needs a choice has the same mark, which opens it', async () => {
    await page.viewport(375, 720);
    const { props } = sampleProps('default', 'menu');
    const [section] = props.sections;
    const [item] = section?.items ?? [];
    if (!section || !item) throw new Error('The sample menu is empty.');
    const items = [{ ...item, canAddAtOnce: false }];
    const menu = await show(variant, { sections: [{ ...section, items }] });
    const mark = document.querySelector('article [data-look="add"]');
    if (!mark) throw new Error('The dish has no mark.');
    const row = document.querySelector('article');
    if (!row) throw new Error('The dish has no row.');
    const [of, around] = [mark.getBoundingClientRect(), row.getBoundingClientRect()];
    // A press goes through the mark to what lies below it.
    const position = {
      x: of.x + of.width / 2 - around.x,
      y: of.y + of.height / 2 - around.y,
    };
    await page.getByRole('article').click({ position });
    expect(menu.onOpenItem).toHaveBeenCalledTimes(1);
    expect(menu.onAddItem).not.toHaveBeenCalled();
  });

  test('+ and heart are felt as 44 px, and stand beside the price, not on the picture', async () => {
    for (const width of [375, 768, 1440]) {
      await page.viewport(width, 900);
      await show(variant);
      const row = page.getByRole('article').filter({ hasText: 'Polpette al sugo' }).element();
      const pictures = [...row.querySelectorAll('[data-shade]')];
      const marks = [...row.querySelectorAll('[data-look]')].map((mark) => {
        const { width: seen } = mark.getBoundingClientRect();
        const inset = Number.parseFloat(getComputedStyle(mark, '::after').insetBlockStart);
        expect(seen - 2 * inset).toBe(44);
        return mark.getBoundingClientRect();
      });
      expect(marks).toHaveLength(2);
      for (const picture of pictures.map((one) => one.getBoundingClientRect())) {
        for (const mark of marks) {
          const isOver =
            mark.left < picture.right &&
            mark.right > picture.left &&
            mark.top < picture.bottom &&
            mark.bottom > picture.top;
          expect(isOver).toBe(false);
        }
      }
      remove?.();
    }
  });

  test('where no dish of a category has a picture there is no room for one', async () => {
    const { props } = sampleProps('default', 'menu');
    const sections = props.sections.slice(0, 1).map((section) => ({
      ...section,
      picture: null,
      items: section.items.map((item) => ({ ...item, picture: null })),
    }));
    await show(variant, { sections });
    expect(document.querySelectorAll('article').length).toBeGreaterThan(3);
    expect(document.querySelectorAll('[data-shade]')).toHaveLength(0);
  });

  test('a dish without a picture is set in type beside those with one', async () => {
    const { props } = sampleProps('default', 'menu');
    const sections = props.sections.slice(0, 1);
    const items = sections.flatMap((section) => section.items);
    const pictured = items.filter(({ picture }) => picture !== null);
    expect(pictured.length).toBeGreaterThan(0);
    expect(pictured.length).toBeLessThan(items.length);
    await show(variant, { sections });
    const bare = [...document.querySelectorAll('article')].filter(
      (row) => row.querySelector('[data-shade]') === null,
    );
    expect(bare).toHaveLength(items.length - pictured.length);
  });

  test('the keyboard opens an item by its name', async () => {
    const menu = await show(variant);
    const name = page.getByRole('button', { name: 'Polpette al sugo', exact: true });
    name.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(menu.onOpenItem).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Polpette al sugo' }),
    );
  });

  test('a sold-out dish stays, says when it is back, and cannot be added', async () => {
    await show(variant);
    const row = page.getByRole('article').filter({ hasText: 'Prosciutto e melone' });
    await expect.element(row.getByText('Sold out')).toBeVisible();
    await expect.element(row.getByText('Back at 11:30')).toBeVisible();
    expect(row.getByRole('button', { name: /^Add / }).elements()).toHaveLength(0);
  });

  test('sold-out dishes are gone where the owner hides them', async () => {
    const { props } = sampleProps('default', 'menu');
    await show(variant, { config: { ...props.config, showOutOfStockProducts: false } });
    expect(page.getByText('Prosciutto e melone').elements()).toHaveLength(0);
  });

  test('a failed menu offers to try again', async () => {
    const menu = await show(variant, { state: 'error', sections: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(menu.onRetry).toHaveBeenCalledTimes(1);
  });

  test('a menu that loads says so', async () => {
    await show(variant, { state: 'loading', sections: [] });
    await expect.element(page.getByRole('status')).toHaveTextContent('The menu is on its way');
  });

  test('of 200 dishes those far away are not drawn, and the index leads to them all the same', async () => {
    await page.viewport(375, 720);
    const { props } = sampleProps('tenant139', 'menu');
    const [section] = props.sections;
    const [first] = section?.items ?? [];
    if (!section || !first) throw new Error('The sample menu is empty.');
    const sections = Array.from({ length: 20 }, (_, place) => ({
      ...section,
      id: place,
      anchor: `many-${place}`,
      name: `Category ${place}`,
      items: Array.from({ length: 10 }, (__, dish) => ({ ...first, id: place * 10 + dish })),
    }));
    await show(variant, { sections });
    const last = document.querySelector('#many-19');
    const rowOfLast = () => last?.querySelector('article');
    const isDrawn = () => rowOfLast()?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    expect(isDrawn()).toBe(false);
    const link = page.getByRole('link', { name: 'Category 19' });
    await link.click();
    await expect.element(link).toHaveAttribute('aria-current', 'true');
    await expect.poll(isDrawn).toBe(true);
    await expect.poll(() => last?.getBoundingClientRect().top).toBeLessThan(200);
  });

  test('the category index follows the scroll', async () => {
    await page.viewport(375, 720);
    await show(variant);
    const index = page.getByRole('navigation', { name: 'Menu categories' });
    const pasta = index.getByRole('link', { name: 'Pasta' });
    await expect
      .element(index.getByRole('link', { name: 'To start' }))
      .toHaveAttribute('aria-current');
    document.querySelector('#pasta')?.scrollIntoView();
    await expect.element(pasta).toHaveAttribute('aria-current', 'true');
    await expect.element(pasta).toBeInViewport();
    // A leap to the page's top, where the menu is not in sight yet, crosses none of them.
    document.body.style.paddingBlockStart = '150vh';
    onTestFinished(() => void document.body.style.removeProperty('padding-block-start'));
    document.documentElement.scrollTo({ top: 0, behavior: 'instant' });
    await expect
      .element(index.getByRole('link', { name: 'To start' }))
      .toHaveAttribute('aria-current');
  });
});

test('a magazine opens a category without a picture that one of its dishes shows large', async () => {
  const { props } = sampleProps('default', 'menu');
  const [section] = props.sections;
  const shown = section?.items.find(({ picture }) => picture !== null)?.picture;
  if (!section || !shown) throw new Error('The sample menu has no picture.');
  const openingOf = () => document.querySelector(`#${section.anchor} header`);
  await show('magazine', { sections: [{ ...section, picture: shown }] });
  expect(openingOf()?.textContent).toContain(section.name);
  expect(openingOf()?.querySelector('img')).toBeNull();
  remove?.();
  await show('magazine', { sections: [{ ...section, picture: { ...shown, src: '/own.webp' } }] });
  expect(openingOf()?.querySelector('img')).not.toBeNull();
});

test('in a compact list dots lead from a short name to its price on one line', async () => {
  const { props } = sampleProps('default', 'menu');
  const sections = props.sections.slice(0, 1).map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      name: 'Margherita',
      price: 1950,
      isFromPrice: true,
    })),
  }));
  for (const width of [375, 768, 1440]) {
    await page.viewport(width, 900);
    // On a home page it has no index, and all of the width.
    await show('compact-list', { sections, wholeMenuHref: '/menu' });
    const row = document.querySelector('article');
    const name = row?.querySelector('h3, h4')?.getBoundingClientRect();
    const price = page.getByText('$19.50').first().element().getBoundingClientRect();
    expect(price.top).toBeLessThan(name?.bottom ?? 0);
    expect(price.bottom).toBeGreaterThan(name?.top ?? Infinity);
    remove?.();
  }
});

test.each([
  ['begin on one line', 'most', 1, true],
  ['begin where there is room', 'few', 3, false],
])('names in a compact list %s where %s dishes have pictures', async (_how, _many, plain, same) => {
  const { props } = sampleProps('default', 'menu');
  const picture = { src: '/dish.webp', alt: '' };
  const sections = props.sections.slice(0, 1).map((section) => ({
    ...section,
    items: section.items
      .slice(0, 4)
      .map((item, place) => ({ ...item, picture: place < plain ? null : picture })),
  }));
  await page.viewport(375, 900);
  await show('compact-list', { sections });
  const starts = [...document.querySelectorAll('article h3, article h4')].map(
    (name) => name.getBoundingClientRect().left,
  );
  expect(starts.length).toBe(4);
  expect(new Set(starts).size === 1).toBe(same);
});

describe.each(Object.keys(registry.topOfferBanner))('the top offer banner as %s', (variant) => {
  test('is closed by its button', async () => {
    const { tenant, props } = sampleProps('default', 'topOfferBanner');
    const onDismiss = vi.fn<SectionProps['topOfferBanner']['onDismiss']>();
    const part = sectionPart('topOfferBanner', variant);
    await part.preload();
    remove = draw(<part.Component {...props} onDismiss={onDismiss} />, tenant).remove;
    await page.getByRole('button', { name: 'Close the offer' }).click();
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
