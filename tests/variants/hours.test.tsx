import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registry, sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

type Hours = SectionProps['hours'];

let remove: (() => void) | undefined;
afterEach(() => remove?.());

async function show(variant: string, count: number, change: Partial<Hours['places'][number]> = {}) {
  const { tenant, props } = sampleProps('tenant139', 'hours');
  const [place] = props.places;
  if (!place) throw new Error('The sample has no place.');
  const places = Array.from({ length: count }, (_, id) => ({ ...place, id, ...change }));
  const part = sectionPart('hours', variant);
  await part.preload();
  remove = draw(<part.Component {...props} places={places} />, tenant).remove;
  return place;
}

test.each(Object.keys(registry.hours))(
  'as %s: open or closed in words, today marked, a call and the way there',
  async (variant) => {
    const place = await show(variant, 1);
    await expect.element(page.getByText(place.now?.words ?? '')).toBeVisible();
    const today = page.getByRole('row').filter({ hasText: 'Today' });
    expect(today.elements().map((row) => row.getAttribute('aria-current'))).toEqual(['date']);
    const way = page.getByRole('link', { name: `Directions to ${place.name}` });
    expect(way.element().getAttribute('href')).toBe(place.mapHref);
    expect(page.getByText(place.phone).element().closest('a')?.getAttribute('href')).toMatch(
      /^tel:[+\d]+$/,
    );
  },
);

test('a table of one place has its whole week; of four, equal days together', async () => {
  await show('table', 1, { exceptions: [] });
  expect(page.getByRole('row').elements()).toHaveLength(7);
  remove?.();
  const { groups } = await show('table', 4, { exceptions: [] });
  expect(page.getByRole('row').elements()).toHaveLength(4 * groups.length);
});

test('a day that the week already tells of is not told again', async () => {
  await show('table', 1);
  expect(page.getByText('The oven gets its service').elements()).toHaveLength(1);
  expect(page.getByText('Stocktake').elements()).toHaveLength(1);
});

test.each(Object.keys(registry.hours))('as %s: without hours it is an address', async (variant) => {
  const place = await show(variant, 1, { week: [], groups: [], exceptions: [], now: null });
  expect(page.getByRole('table').elements()).toHaveLength(0);
  await expect.element(page.getByText(place.address[0] ?? '')).toBeVisible();
});

test('a card has the restaurant’s own picture, and its address large where it has none', async () => {
  const { address } = await show('cards', 1);
  expect(document.querySelector('#hours img')).toBeNull();
  expect(page.getByText(address[0] ?? '').elements()).toHaveLength(1);
  remove?.();
  await show('cards', 1, { picture: { src: '/own/place.webp', alt: '' } });
  expect(document.querySelector('#hours img')?.getAttribute('src')).toBe('/own/place.webp');
  expect(page.getByText(address[0] ?? '').elements()).toHaveLength(1);
});

test('what neighbours in a table say of the same stands on one line where a name wraps', async () => {
  await page.viewport(1200, 900);
  const { tenant, props } = sampleProps('tenant139', 'hours');
  const [place] = props.places;
  if (!place) throw new Error('The sample has no place.');
  const long = 'A very long name of a restaurant that needs three lines in a column of its own';
  const places = [place, { ...place, id: 1, name: long }];
  const part = sectionPart('hours', 'table');
  await part.preload();
  remove = draw(<part.Component {...props} places={places} />, tenant).remove;
  const tops = page
    .getByText(place.address[0] ?? '')
    .elements()
    .map((line) => Math.round(line.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('in a table a place without hours keeps its address below its name', async () => {
  await page.viewport(768, 900);
  const place = await show('table', 1, { week: [], groups: [], exceptions: [], now: null });
  const leftOf = (text: string) =>
    page.getByText(text, { exact: true }).first().element().getBoundingClientRect().left;
  expect(leftOf(place.address[0] ?? '')).toBe(leftOf(place.name));
});
