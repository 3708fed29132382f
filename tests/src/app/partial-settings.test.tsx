import { sample } from 'fast-check';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { corrupted, partial, valuesOf } from '#tests/schemas/config-arbitrary.ts';
import { draws } from '../../draws.ts';
import { bootWith, glebe, newtown, settingsWith } from '../site-boot.ts';
import { openSite } from './open-site.tsx';

let complaint: MockInstance<typeof console.error>;
beforeEach(() => {
  complaint = vi.spyOn(console, 'error');
});

/** A backend that answers the settings with this, and everything else with nothing at all. */
const backend =
  (reply: unknown): typeof globalThis.fetch =>
  async (url) => {
    const address = String(url);
    if (address.includes('app-settings')) return Response.json(reply);
    if (address.includes('restaurants-with-images')) return Response.json([newtown, glebe]);
    return new Promise(() => undefined);
  };

const drawnPage = () =>
  document.querySelector('header') !== null &&
  document.querySelector('main') !== null &&
  document.querySelector('footer') !== null;

const odd: [string, unknown][] = [
  ['one colour', { web_config: { colors: { primary: '#0a7d4f' } } }],
  ['a colour that is none', { web_config: { colors: { primary: '#…' } } }],
  ['no configuration', {}],
  ['null for everything', { web_config: null, payment_gateway_config: null, tenant: null }],
  ['text', { web_config: '{"hero":{"title":"Hi"}}', tenant: 'Corner' }],
  ['lists', { web_config: [], payment_gateway_config: [], tenant: [] }],
  ['sections of other shapes', { web_config: { hero: 'big', layout: { home: 'all' }, menu: [1] } }],
  ['designs that are not known', { web_config: { hero: { variant: 'x' }, theme: { fonts: 'x' } } }],
  ['a language and money that are none', { tenant: { locale: 'en_AU', currency: 'A$' } }],
];

describe('the settings of another or an older backend draw a page', () => {
  test.each(odd)('from %s', async (_, element) => {
    const { address, stores } = openSite({
      at: '/',
      isBootLive: false,
      fetch: backend({ data: [element] }),
    });
    await expect.poll(() => stores.config.getState().isThemeLoading).toBe(false);
    await expect.poll(drawnPage).toBe(true);
    expect(address()).toBe('/');
    expect(complaint.mock.calls).toEqual([]);
  });

  const documents = valuesOf(siteConfigSchema);
  const ten = { numRuns: draws(10), seed: 20_261_122 };
  const drawn = [...sample(partial(documents), ten), ...sample(corrupted(documents), ten)];
  test.each(drawn.map((stored, number) => ({ stored, number })))(
    'from whatever parts came, document $number',
    async ({ stored }) => {
      const { stores } = openSite({
        at: '/',
        isBootLive: false,
        fetch: backend({ data: [{ web_config: stored }] }),
      });
      await expect.poll(() => stores.config.getState().isThemeLoading).toBe(false);
      await expect.poll(drawnPage).toBe(true);
      expect(complaint.mock.calls.map((words) => ({ words, stored }))).toEqual([]);
    },
  );
});

test('one that came with its settings stays whole when the next restaurant’s come in part', async () => {
  const settings = settingsWith();
  const { stores } = openSite({
    boot: bootWith({ settings, selectedRestaurantId: 1 }),
    fetch: backend({ data: [{ web_config: { colors: { accent: '#123456' } } }] }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  stores.restaurant.getState().choose(glebe);
  await expect.poll(() => stores.config.getState().config.colors.accent).toBe('#123456');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  expect(stores.config.getState().tenant).toEqual(settings.tenant);
  expect(complaint.mock.calls).toEqual([]);
});
