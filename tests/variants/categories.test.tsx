import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registry, sectionPart } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  window.scrollTo(0, 0);
});

const entries = (count: number, name = 'Category') =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `${name} ${id}`,
    picture: null,
    itemCount: id + 1,
    href: `#category-${id}`,
  }));

const cases = Object.keys(registry.categories).flatMap((variant) =>
  [1, 3, 8, 20].map((count) => ({ variant, count })),
);

test.each(cases)('$count categories as $variant, long names too', async ({ variant, count }) => {
  const { tenant, props } = sampleProps('tenant139', 'categories');
  const part = sectionPart('categories', variant);
  await part.preload();
  for (const width of [320, 1440]) {
    await page.viewport(width, 720);
    const categories = entries(count, 'Donaudampfschifffahrtsgesellschaft');
    remove = draw(<part.Component {...props} categories={categories} />, tenant).remove;
    expect(page.getByRole('link').elements()).toHaveLength(count);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    remove();
  }
});

/** Chips above a menu of three high categories, with an index of its own where wanted. */
async function showChips(menuHasIndex: boolean) {
  await page.viewport(375, 720);
  const { tenant, props } = sampleProps('tenant139', 'categories');
  const part = sectionPart('categories', 'chips');
  await part.preload();
  const categories = entries(3);
  remove = draw(
    <>
      <part.Component {...props} categories={categories} />
      <div style={{ blockSize: 600 }} />
      {menuHasIndex && (
        <nav aria-label="Menu">
          {categories.map(({ id, href }) => (
            <a key={id} href={href}>{`Index ${id}`}</a>
          ))}
        </nav>
      )}
      {categories.map(({ id }) => (
        <section key={id} id={`category-${id}`} style={{ blockSize: 1200 }} />
      ))}
    </>,
    tenant,
  ).remove;
}

const readCategory = (id: number) =>
  window.scrollTo(0, (document.getElementById(`category-${id}`)?.offsetTop ?? 0) - 100);
const chip = (name: string) => page.getByRole('link', { name });
const isInSight = () => {
  const { top = -1, bottom = -1 } = chip('Category 0').element().getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

test('chips mark nothing before the menu, then the category being read, and stay in sight', async () => {
  await showChips(false);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
  readCategory(1);
  await expect.element(chip('Category 1')).toHaveAttribute('aria-current', 'true');
  expect(isInSight()).toBe(true);
  window.scrollTo(0, 0);
  await expect.poll(() => document.querySelectorAll('[aria-current]').length).toBe(0);
});

test('chips make way where the menu has an index of its own', async () => {
  await showChips(true);
  window.scrollTo(0, 300);
  await expect.poll(isInSight).toBe(true);
  readCategory(0);
  await expect.poll(isInSight).toBe(false);
  window.scrollTo(0, 300);
  await expect.poll(isInSight).toBe(true);
});

test.each([320, 360, 375, 390, 412, 430])(
  'the round row of a phone of %i px ends within a plate',
  async (width) => {
    await page.viewport(width, 720);
    const { tenant, props } = sampleProps('tenant139', 'categories');
    const part = sectionPart('categories', 'round');
    await part.preload();
    remove = draw(<part.Component {...props} categories={entries(8)} />, tenant).remove;
    const plates = page.getByRole('link').elements();
    const cut = plates.filter((plate) => {
      const { left, right } = plate.getBoundingClientRect();
      return left < width && right > width;
    });
    expect(cut).toHaveLength(1);
  },
);

test.each([320, 375, 768, 1024, 1440])(
  'the tiles of a window of %i px break no common word in two',
  async (width) => {
    await page.viewport(width, 720);
    const { tenant, props } = sampleProps('tenant53', 'categories');
    const part = sectionPart('categories', 'tiles');
    await part.preload();
    const categories = entries(7).map((entry) => ({ ...entry, name: 'Breakfast' }));
    remove = draw(<part.Component {...props} categories={categories} />, tenant).remove;
    const names = page.getByText('Breakfast', { exact: true }).elements();
    expect(names).toHaveLength(7);
    for (const name of names) {
      const range = document.createRange();
      range.selectNodeContents(name);
      expect(range.getClientRects()).toHaveLength(1);
    }
  },
);
