import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { registry, sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { draw } from './draw.tsx';

type Menu = SectionProps['menu'];

let remove: (() => void) | undefined;
afterEach(() => remove?.());

/** Six hundred dishes in fifteen categories. */
function longMenu(): Menu['sections'] {
  const [section] = sampleProps('default', 'menu').props.sections;
  const [item] = section?.items ?? [];
  if (!section || !item) throw new Error('The sample menu is empty.');
  return Array.from({ length: 15 }, (_, category) => ({
    ...section,
    id: category,
    anchor: `category-${category}`,
    name: `Category ${category}`,
    items: Array.from({ length: 40 }, (__, dish) => {
      const id = category * 40 + dish;
      return { ...item, id, productId: id, name: `Dish ${id}` };
    }),
  }));
}

async function show(variant: string, sections: Menu['sections']) {
  const { tenant, props } = sampleProps('default', 'menu');
  const part = sectionPart('menu', variant);
  await part.preload();
  remove = draw(<part.Component {...props} sections={sections} />, tenant).remove;
}

const dishes = (place: ParentNode = document) => place.querySelectorAll('article').length;

describe.each(Object.keys(registry.menu))('a menu of 600 dishes as %s', (variant) => {
  test('begins with its first dishes, and has all of them in the end', async () => {
    await page.viewport(375, 720);
    await show(variant, longMenu());
    expect(dishes()).toBe(120);
    // Every category is there at once: links of the index lead to it.
    expect(document.querySelectorAll('section[id^="category-"]')).toHaveLength(15);
    await expect.poll(dishes).toBe(600);
  });

  test('draws a category that is scrolled to before its turn', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    await page.viewport(375, 720);
    await show(variant, longMenu());
    const far = document.querySelector('#category-12');
    if (!far) throw new Error('The category is missing.');
    expect(dishes(far)).toBe(0);
    far.scrollIntoView();
    await expect.poll(() => dishes(far)).toBe(40);
    expect(dishes()).toBeLessThan(400);
    await expect.element(page.getByRole('heading', { name: 'Category 12' })).toBeInViewport();
  });
});

test('a long category is as high before its dishes as with them, to within a third', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  await page.viewport(375, 720);
  await show('compact-list', longMenu());
  const far = document.querySelector('#category-8');
  if (!far) throw new Error('The category is missing.');
  const before = far.getBoundingClientRect().height;
  far.scrollIntoView();
  await expect.poll(() => dishes(far)).toBe(40);
  const after = far.getBoundingClientRect().height;
  expect(Math.abs(after - before) / after).toBeLessThan(1 / 3);
});
