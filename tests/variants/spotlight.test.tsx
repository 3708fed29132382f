import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registry, sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

type Spotlight = SectionProps['spotlight'];

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  document.documentElement.removeAttribute('dir');
});

async function show(variant: string, config: Partial<Spotlight['config']> = {}) {
  await page.viewport(1280, 720);
  const { tenant, props } = sampleProps('tenant139', 'spotlight');
  const spotlight = {
    ...props,
    config: { ...props.config, ...config },
    items: props.items.map((item, place) => ({ ...item, canAddAtOnce: place === 0 })),
    onOpenItem: vi.fn<Spotlight['onOpenItem']>(),
    onAddItem: vi.fn<Spotlight['onAddItem']>(),
  };
  const part = sectionPart('spotlight', variant);
  await part.preload();
  remove = draw(<part.Component {...spotlight} />, tenant).remove;
  return spotlight;
}

const first = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

describe.each(Object.keys(registry.spotlight))('a spotlight as %s', (variant) => {
  test('opens a dish from anywhere on it, and adds what needs no choice', async () => {
    const { items, onOpenItem, onAddItem } = await show(variant);
    const [dish] = items;
    const name = dish?.name ?? '';
    await first(name).click({ position: { x: 40, y: 40 } });
    expect(onOpenItem).toHaveBeenCalledWith(dish);
    await page.getByRole('button', { name: `Add ${name} to your order` }).click();
    expect(onAddItem).toHaveBeenCalledWith(dish);
    expect(onOpenItem).toHaveBeenCalledTimes(1);
    expect(page.getByRole('button', { name: /^Add / }).elements()).toHaveLength(1);
  });

  test('opens by the keyboard', async () => {
    const { items, onOpenItem } = await show(variant);
    const name = items[1]?.name ?? '';
    page.getByRole('button', { name, exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpenItem).toHaveBeenCalledWith(items[1]);
  });

  test('says New only of what is new', async () => {
    const { items } = await show(variant, { source: 'fresh' });
    expect(page.getByText('New', { exact: true }).elements()).toHaveLength(items.length);
    remove?.();
    await show(variant, { source: 'bestSelling' });
    expect(page.getByText('New', { exact: true }).elements()).toHaveLength(0);
  });
});

describe('the podium', () => {
  test('numbers what was counted, and nothing else', async () => {
    await show('podium', { source: 'bestSelling' });
    await expect.element(page.getByText('1', { exact: true })).toBeVisible();
    remove?.();
    await show('podium', { source: 'picked' });
    expect(page.getByText('1', { exact: true }).elements()).toHaveLength(0);
  });
});

describe.each(['ltr', 'rtl'])('the strip on a page that reads %s', (direction) => {
  test(
    'is leafed through by its buttons, which end where it ends',
    { tags: ['slow'] },
    async () => {
      document.documentElement.dir = direction;
      await show('strip');
      const next = page.getByRole('button', { name: 'On to more dishes' });
      const previous = page.getByRole('button', { name: 'Back to the dishes before' });
      await expect.element(previous).toBeDisabled();
      await next.click();
      await expect.element(previous).toBeEnabled();
      await expect.element(next).toBeDisabled();
      await previous.click();
      await expect.element(previous).toBeDisabled();
      await expect.element(next).toBeEnabled();
    },
  );
});
