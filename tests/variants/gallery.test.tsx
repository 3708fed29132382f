import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registry, sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { mosaicCells, mosaicRows } from '#variants/sections/gallery/mosaic.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

type Gallery = SectionProps['gallery'];

let remove: (() => void) | undefined;
beforeEach(() => page.viewport(1024, 800));
afterEach(() => remove?.());

const { tenant, props } = sampleProps('tenant139', 'gallery');

/** So many pictures; the second has a caption, the third a description. */
const picturesOf = (count: number): Gallery['pictures'] =>
  Array.from({ length: count }, (_, place) => {
    const own = props.pictures[place % props.pictures.length];
    if (!own) throw new Error('The sample has no picture.');
    const alt = place === 2 ? 'The oven at night' : '';
    return {
      id: `p${place}`,
      picture: { ...own.picture, alt },
      caption: place === 1 ? 'The bench' : '',
    };
  });

async function show(variant: string, count: number) {
  const part = sectionPart('gallery', variant);
  await part.preload();
  const drawn = draw(<part.Component {...props} pictures={picturesOf(count)} />, tenant);
  remove = drawn.remove;
  return drawn.place;
}

const dialog = () => page.getByRole('dialog');
const large = (name: string) => page.getByRole('button', { name: `${name}: see it large` });

describe.each(Object.keys(registry.gallery))('the gallery as %s', (variant) => {
  test.each([1, 2, 3, 5, 12])('shows %i pictures within a phone’s window', async (count) => {
    await page.viewport(320, 700);
    const place = await show(variant, count);
    expect(place.querySelectorAll('figure')).toHaveLength(count);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('names each picture by its caption, its description or its place', async () => {
    await show(variant, 3);
    await expect.element(large('Picture 1 of 3')).toBeInTheDocument();
    await expect.element(large('The bench')).toBeInTheDocument();
    await expect.element(large('The oven at night')).toBeInTheDocument();
  });

  test('opens a picture large, goes on with the arrow keys and back to where one was', async () => {
    await show(variant, 3);
    large('The bench').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('2 / 3')).toBeVisible();
    await expect.element(dialog().getByText('The bench')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog().getByText('3 / 3')).toBeVisible();
    await expect.element(dialog().getByRole('img', { name: 'The oven at night' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(dialog().getByText('1 / 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().elements().length).toBe(0);
    expect(document.activeElement).toBe(large('The bench').element());
  });

  test('has buttons for those who use neither keys nor fingers', async () => {
    await show(variant, 2);
    await large('Picture 1 of 2').click();
    await dialog().getByRole('button', { name: 'Next picture' }).click();
    await expect.element(dialog().getByText('2 / 2')).toBeVisible();
    await dialog().getByRole('button', { name: 'Previous picture' }).click();
    await expect.element(dialog().getByText('1 / 2')).toBeVisible();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog().elements().length).toBe(0);
  });

  test('is clean to axe with a picture open', async () => {
    await show(variant, 3);
    await large('The bench').click();
    await expect.element(dialog().getByText('2 / 3')).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test('the strip is moved by its buttons, which rest at its ends', async () => {
  const place = await show('strip', 6);
  const track = place.querySelector('ul');
  const back = page.getByRole('button', { name: 'Previous picture' });
  const on = page.getByRole('button', { name: 'Next picture' });
  await expect.element(back).toBeDisabled();
  await on.click();
  await expect.poll(() => track?.scrollLeft).toBeGreaterThan(100);
  await expect.element(back).toBeEnabled();
  track?.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
  await expect.element(on).toBeDisabled();
});

describe('the mosaic', () => {
  test.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [3, 2]],
    [12, [3, 2, 3, 2, 2]],
  ])('lays %i pictures in rows of %j', (count, rows) => {
    expect(mosaicRows(count)).toEqual(rows);
  });

  test('has a place for each picture, and none alone beside others', () => {
    for (let count = 2; count <= 24; count += 1) {
      expect(mosaicCells(count)).toHaveLength(count);
      expect(mosaicRows(count)).not.toContain(1);
    }
  });
});
