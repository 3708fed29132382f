import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '#schemas/messages/en.ts';
import { contrastRatio, mix } from '#schemas/rules/contrast.ts';
import { heroSchema } from '#schemas/config/sections/hero.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { registry, sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { themeColors } from '#variants/theme-colors.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { sites } from '../../stories/samples/sites.ts';
import { draw } from './draw.tsx';

type Hero = SectionProps['hero'];

let remove: (() => void) | undefined;
afterEach(() => remove?.());

async function show(variant: string, changes: Partial<Hero> = {}) {
  const { tenant, props } = sampleProps('tenant139', 'hero');
  const hero = {
    ...props,
    onOrderType: vi.fn<Hero['onOrderType']>(),
    onSearch: vi.fn<Hero['onSearch']>(),
    ...changes,
  };
  const part = sectionPart('hero', variant);
  await part.preload();
  const drawn = draw(<part.Component {...hero} />, tenant);
  remove = drawn.remove;
  return { hero, place: drawn.place };
}

const withConfig = (values: Record<string, unknown>) => ({ config: heroSchema.parse(values) });

describe.each(Object.keys(registry.hero))('the hero as %s', (variant) => {
  test('has the title of the page, and the business for one where nothing was written', async () => {
    await show(variant, { ...withConfig({ title: '' }), businessName: 'Corner Table' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Corner Table');
  });

  test('is no second title of a page that has one', async () => {
    await show(variant, { headingLevel: 2 });
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(0);
  });

  test.each([320, 768, 1440])('fits a window of %i px with the longest title', async (width) => {
    await page.viewport(width, 800);
    await show(
      variant,
      withConfig({ title: 'Donaudampfschifffahrtskapitänsmütze '.repeat(3).trim() }),
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('leaves no empty button where none is wanted', async () => {
    await show(variant, { ...withConfig({ ctaText: '' }), dishes: [] });
    expect(page.getByRole('link').elements()).toHaveLength(0);
  });
});

test('a photograph under the words is always dark enough for them', () => {
  const least = heroSchema.parse({}).byVariant['full-bleed'].shade;
  expect(heroSchema.safeParse({ byVariant: { 'full-bleed': { shade: least - 1 } } }).success).toBe(
    false,
  );
  for (const { name, config } of sites) {
    const { colors } = themeColors(config);
    const [scrim, words] = [colors.get('scrim'), colors.get('on-scrim')];
    for (const scheme of ['light', 'dark'] as const) {
      const over = mix('#ffffff', scrim?.[scheme] ?? scrim?.light ?? '', least / 100);
      const ratio = contrastRatio(words?.[scheme] ?? words?.light ?? '', over);
      expect(ratio, `${name} ${scheme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

describe('the collage', () => {
  const shown = async (count: number) => {
    const { hero } = await show('collage');
    remove?.();
    return show('collage', { dishes: hero.dishes.slice(0, count) });
  };

  test.each([1, 3, 8])('makes each of %i dishes a link that opens it', async (count) => {
    await page.viewport(1440, 900);
    const { hero } = await shown(count);
    const links = page.getByRole('list').getByRole('link');
    expect(links.elements().map((link) => link.getAttribute('aria-label'))).toEqual(
      hero.dishes.map(({ name }) => `${name}: look and order`),
    );
    expect(links.first().element().getAttribute('href')).toBe(hero.dishes[0]?.href);
  });

  test.each([375, 1440])('lays no dish over the title at %i px', async (width) => {
    await page.viewport(width, 900);
    await shown(8);
    const title = page.getByRole('heading', { level: 1 }).element();
    const range = document.createRange();
    range.selectNodeContents(title);
    const words = range.getBoundingClientRect();
    const covering = page
      .getByRole('list')
      .getByRole('link')
      .elements()
      .map((link) => link.getBoundingClientRect())
      .filter((box) => {
        const across = Math.min(box.right, words.right) - Math.max(box.left, words.left);
        const down = Math.min(box.bottom, words.bottom) - Math.max(box.top, words.top);
        return box.width > 0 && across > 16 && down > 16;
      });
    expect(covering).toEqual([]);
  });

  test('sets plates where there is no dish to show', async () => {
    const { place } = await shown(0);
    expect(page.getByRole('list').elements()).toHaveLength(0);
    expect(place.querySelectorAll('[aria-hidden="true"] > *').length).toBeGreaterThanOrEqual(3);
  });
});

describe('the compact hero', () => {
  test('searches the menu for what was typed', async () => {
    const { hero } = await show('compact');
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('  marinara ');
    await userEvent.keyboard('{Enter}');
    expect(hero.onSearch).toHaveBeenCalledWith('marinara');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(hero.onSearch).toHaveBeenCalledTimes(2);
  });

  test('says how one gets the food, and lets the arrow keys change it', async () => {
    const { hero } = await show('compact');
    const group = page.getByRole('group', { name: 'How would you like it?' });
    await expect.element(group.getByRole('radio', { name: 'Pickup' })).toBeChecked();
    group.getByRole('radio', { name: 'Pickup' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(hero.onOrderType).toHaveBeenCalledWith('delivery');
  });

  test('takes over what was marked before it came to life', async () => {
    const { tenant, props } = sampleProps('tenant139', 'hero');
    const hero = { ...props, onOrderType: vi.fn<Hero['onOrderType']>() };
    const part = sectionPart('hero', 'compact');
    await part.preload();
    const { currency, locale } = tenant;
    const app = (
      <StorefrontContext value={{ messages: en, locale, currency }}>
        <part.Component {...hero} />
      </StorefrontContext>
    );
    const place = document.body.appendChild(document.createElement('main'));
    place.innerHTML = renderToString(app);
    const others = place.querySelectorAll<HTMLInputElement>('[type=radio]:not(:checked)');
    const [other] = others;
    other?.click();
    const root = hydrateRoot(place, app);
    remove = () => {
      root.unmount();
      place.remove();
    };
    await expect.poll(() => hero.onOrderType.mock.calls).toEqual([[other?.value]]);
  });

  test('asks nothing where there is one way', async () => {
    await show('compact', { orderTypes: [{ value: 'pickup', label: 'Pickup' }] });
    expect(page.getByRole('radio').elements()).toHaveLength(0);
  });

  test('leaves a third of a phone to the menu, with header and offer above it', async () => {
    await page.viewport(375, 740);
    const { place } = await show('compact');
    const { height } = place.getBoundingClientRect();
    expect(height).toBeLessThanOrEqual((740 * 2) / 3 - 104);
  });
});
