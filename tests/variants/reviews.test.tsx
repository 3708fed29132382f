import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registry, sectionPart } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  document.documentElement.removeAttribute('dir');
});

const item = (id: string, rating = 5) => ({
  id,
  quote: `Words of ${id}`,
  name: id,
  source: '',
  rating,
});

async function show(variant: string, items: ReturnType<typeof item>[]) {
  const { tenant, props } = sampleProps('tenant139', 'reviews');
  const part = sectionPart('reviews', variant);
  await part.preload();
  remove = draw(<part.Component {...props} config={{ ...props.config, items }} />, tenant).remove;
}

/** The quotation that stands in its row's window. */
const shown = () =>
  [...document.querySelectorAll('blockquote')].find((quote) => {
    const { left, right } = quote.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  })?.textContent;

test.each(Object.keys(registry.reviews))('as %s: stars are said in words', async (variant) => {
  await show(variant, [item('one', 4), item('two', 0)]);
  expect(
    page
      .getByText(/^Rated/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Rated 4 of 5']);
});

test.each(Object.keys(registry.reviews))('as %s: nothing without words', async (variant) => {
  await show(variant, [{ ...item('one'), quote: '' }]);
  expect(document.querySelector('section')).toBeNull();
});

test.each(['ltr', 'rtl'])(
  'the large quotation goes on and back by its buttons, %s',
  { tags: ['slow'] },
  async (dir) => {
    document.documentElement.dir = dir;
    await page.viewport(768, 720);
    await show('large-quote', [item('one'), item('two'), item('three')]);
    const next = page.getByRole('button', { name: 'Next review' });
    const previous = page.getByRole('button', { name: 'Previous review' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    next.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2 of 3')).toBeVisible();
    await expect.poll(shown).toBe('Words of two');
    await next.click();
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await expect.poll(shown).toBe('Words of two');
  },
);

test('one quotation alone needs no buttons', async () => {
  await show('large-quote', [item('one')]);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
