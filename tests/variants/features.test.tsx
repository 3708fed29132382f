import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registry, sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

type Features = SectionProps['features'];

let remove: (() => void) | undefined;
afterEach(() => remove?.());

async function show(variant: string, change: Partial<Features['config']>) {
  const { tenant, props } = sampleProps('tenant139', 'features');
  const part = sectionPart('features', variant);
  await part.preload();
  const drawn = draw(<part.Component {...props} config={{ ...props.config, ...change }} />, tenant);
  remove = drawn.remove;
  return drawn.place;
}

const points = (count: number): Features['config']['items'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `point-${index}`,
    title: `Point ${index}`,
    description: '',
    icon: 'leaf',
  }));

const cases = Object.keys(registry.features).flatMap((variant) =>
  [0, 1, 2, 3, 5, 8].map((count) => ({ variant, count })),
);

test.each(cases)('$count points as $variant, none of them cut off', async ({ variant, count }) => {
  for (const width of [320, 1440]) {
    await page.viewport(width, 720);
    await show(variant, { items: points(count) });
    expect(page.getByText(/^Point \d$/).elements()).toHaveLength(count);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    remove?.();
  }
});

test.each(Object.keys(registry.features))('as %s: nothing without words', async (variant) => {
  const empty = points(2).map((point) => ({ ...point, title: '' }));
  const place = await show(variant, { title: '', subtitle: '', items: empty });
  expect(place.children).toHaveLength(0);
});

test('the strip says the second line only where its owner wants it', async () => {
  const items = points(1).map((point) => ({ ...point, description: 'Since 2011' }));
  const byVariant = { 'icon-grid': { numbers: true }, strip: { descriptions: false } };
  await show('strip', { items, byVariant });
  expect(page.getByText('Since 2011').elements()).toHaveLength(0);
  remove?.();
  await show('strip', { items, byVariant: { ...byVariant, strip: { descriptions: true } } });
  await expect.element(page.getByText('Since 2011')).toBeVisible();
});
