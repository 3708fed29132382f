import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { headOf } from '#src/app/head.ts';
import { routeOf } from '#src/app/routes.tsx';
import { watchTheme } from '#src/page/theme/watch-theme.ts';
import { renderPage } from '#src/entries/entry-server.tsx';
import { en } from '#schemas/messages/en.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { openSite } from '../app/open-site.tsx';
import { bootWith, glebe, memoryStorage, newtown, settingsWith } from '../site-boot.ts';

const drafted = '#0b6b3a';
const preview = { restaurantId: null, expiresAt: '2026-11-24T01:00:00Z' };
const boot = bootWith({
  settings: settingsWith(siteConfigSchema.parse({ colors: { primary: drafted } })),
  preview,
});
const settingsCall = 'GET /v2/restaurants/app-settings';
const publishedReply = { body: { data: [{ ...settingsWith(), is_online_order_enabled: 0 }] } };

test('a preview says so, and offers the way back in place of the editor', async () => {
  openSite({ boot });
  await expect.element(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect.element(page.getByText('Preview – not published yet')).toBeVisible();
  const leave = page.getByRole('button', { name: 'Leave' });
  await expect.element(leave).toHaveAttribute('value', 'end');
  await expect.element(leave).toHaveAttribute('name', 'preview');
  expect(leave.element().closest('form')?.getAttribute('action')).toBe('/terms');
  expect(page.getByRole('button', { name: /edit/i }).elements()).toEqual([]);
});

test('a page of what is published has no such bar', async () => {
  openSite();
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(page.getByText('Preview – not published yet').elements()).toEqual([]);
});

test('settings that load later change what can be ordered, not what the draft looks like', async () => {
  const { stores } = openSite({ boot, answers: { [settingsCall]: publishedReply } });
  stores.restaurant.getState().choose(glebe);
  await expect.poll(() => stores.config.getState().isOnlineOrderEnabled).toBe(false);
  expect(stores.config.getState().config).toBe(boot.settings.web_config);
});

test('the draft is not written into the browser, and the browser’s own draft is left in peace', async () => {
  const kept = JSON.stringify({
    state: {
      tenantId: 139,
      baseVersion: 7,
      config: {},
      draft: [{ op: 'replace', path: ['colors', 'primary'], value: '#ff00ff' }],
      webSettings: {},
    },
    version: 1,
  });
  const storage = memoryStorage({ configStore: kept, appTheme: '{"tenantId":139}' });
  const { stores } = openSite({ boot, storage });
  onTestFinished(watchTheme(stores, document.createElement('div').style));
  await stores.config.getState().applyStoredDraft();
  expect(stores.config.getState().config.colors.primary).toBe(drafted);
  expect(storage.kept.get('configStore')).toBe(kept);
  expect(storage.kept.get('appTheme')).toBe('{"tenantId":139}');
});

test('the draft of one restaurant shows it, whatever was chosen before', async () => {
  const storage = memoryStorage({
    selectedRestaurant: JSON.stringify({ version: 1, state: { tenantId: 139, selected: glebe } }),
  });
  const ofOne = bootWith({
    ...boot,
    selectedRestaurantId: 1,
    preview: { ...preview, restaurantId: 1 },
  });
  const { stores } = openSite({
    boot: ofOne,
    storage,
    answers: { [settingsCall]: publishedReply },
  });
  await expect.poll(() => stores.restaurant.getState().selected).toEqual(newtown);
});

test('search engines are told to keep away, and no kept theme is laid over it', async () => {
  const { head, inlineStyle } = await renderPage({ url: '/', boot });
  expect(head).toContain('<meta name="robots" content="noindex"');
  expect(head).not.toContain('rel="canonical"');
  expect(inlineStyle).not.toMatch(/--config-version:\d/);
  expect(inlineStyle).toContain(drafted);
  const needs = {
    route: routeOf('/'),
    pathname: '/',
    settings: boot.settings,
    subject: null,
    sharePicture: undefined,
    canonicalOrigin: boot.canonicalOrigin,
    messages: { ...en, ...enTitles },
  };
  const robots = (isPreview: boolean) =>
    headOf({ ...needs, isPreview }).tags.filter(({ attributes }) => attributes.name === 'robots');
  expect(robots(true)).toHaveLength(1);
  expect(robots(false)).toEqual([]);
});
