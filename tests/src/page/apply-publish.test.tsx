import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppSettings } from '#schemas/api/settings.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { partsOf } from '#src/app/page-parts.ts';
import { routeOf } from '#src/app/routes.tsx';
import { createPublishApplier } from '#src/page/live-config/apply-publish.ts';
import { newtown, memoryStorage, settingsWith, bootWith } from '../site-boot.ts';
import { openSite } from '../app/open-site.tsx';

const site = (partial: unknown): SiteConfig => siteConfigSchema.parse(partial);
const green = '#0b6b3a';

const published = (version: number, partial: unknown): AppSettings => ({
  ...settingsWith(site(partial)),
  config_version: version,
});
const answer = (settings: AppSettings) => ({ body: { data: [settings] } });
const settingsCall = 'GET /v2/restaurants/app-settings';

type Opening = Omit<NonNullable<Parameters<typeof openSite>[0]>, 'answers'> & {
  replies: (AppSettings | number)[];
  whileLoading?: () => void;
};

/** A page, and its applier of publishes; each call for settings gets the next reply. */
function openTaking({ replies, at = '/', whileLoading, ...opening }: Opening) {
  const before = window.location.href;
  window.history.replaceState(null, '', at);
  onTestFinished(() => window.history.replaceState(null, '', before));
  const reply = () => {
    const next = replies.length > 1 ? replies.shift() : replies[0];
    return next === undefined || typeof next === 'number' ? { status: next ?? 500 } : answer(next);
  };
  const page = openSite({ at, ...opening, answers: { [settingsCall]: reply } });
  const loaded: string[] = [];
  const applier = createPublishApplier({
    ...page,
    partsFor: (pathname, config) =>
      Object.values(partsOf(routeOf(pathname), config))
        .flat()
        .map((part) => ({
          id: part.id,
          preload: async () => {
            await part.preload();
            loaded.push(part.id);
            whileLoading?.();
          },
        })),
    hydrateAll: async () => undefined,
  });
  const primary = () => page.stores.config.getState().config.colors.primary;
  return { ...page, ...applier, loaded, primary };
}

test('a newer version is fetched and takes the place of the one before, without a spinner', async () => {
  const page = openTaking({ replies: [published(8, { colors: { primary: green } })] });
  const wasLoading = vi.fn<(isLoading: boolean) => void>();
  onTestFinished(page.stores.config.subscribe((state) => wasLoading(state.isThemeLoading)));
  page.request(8);
  await expect.poll(page.primary).toBe(green);
  expect(page.stores.config.getState().baseVersion).toBe(8);
  expect(wasLoading).not.toHaveBeenCalledWith(true);
});

test('a version that the page has already asks for nothing', async () => {
  const page = openTaking({ replies: [published(9, { colors: { primary: green } })] });
  page.request(6);
  page.request(7);
  page.request(9);
  await expect.poll(page.primary).toBe(green);
  expect(page.calls.filter((call) => call === settingsCall)).toHaveLength(1);
});

test('the code of designs that are new is there before they are shown', async () => {
  const page = openTaking({ replies: [published(8, { hero: { variant: 'collage' } })] });
  const shown: string[][] = [];
  onTestFinished(
    page.stores.config.subscribe(({ config }) => {
      if (config.hero.variant === 'collage') shown.push([...page.loaded]);
    }),
  );
  page.request(8);
  await expect.poll(() => shown[0]).toContain('variants/sections/hero/collage.tsx');
});

test(
  'what fails, or comes from a server that knows less, is asked for again',
  { tags: ['slow'] },
  async () => {
    const page = openTaking({
      replies: [503, published(7, {}), published(8, { colors: { primary: green } })],
    });
    page.request(8);
    await expect.poll(page.primary).toBe(green);
    expect(page.stores.config.getState().isServerDown).toBe(false);
  },
);

test('the settings are those of the chosen restaurant, and of the others none is kept', async () => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (url) => {
    asked.push(String(url));
    const body = JSON.stringify({ data: [published(8, { colors: { primary: green } })] });
    return new Response(body);
  };
  const boot = bootWith({ selectedRestaurantId: 1 });
  const page = openTaking({ replies: [], boot, fetch, storage: memoryStorage() });
  expect(page.stores.restaurant.getState().selected).toBe(newtown);
  page.queryClient.setQueryData(['settings', 139, 2], settingsWith());
  page.request(8);
  await expect.poll(page.primary).toBe(green);
  expect(asked.at(-1)).toContain('tenant_id=139&restaurant_id=1');
  expect(page.queryClient.getQueryData(['settings', 139, 2])).toBeUndefined();
  expect(page.queryClient.getQueryData(['settings', 139, 1])).toMatchObject({ config_version: 8 });
});

test(
  'a screen that one comes to meanwhile has its code, too, before anything changes',
  { tags: ['slow'] },
  async () => {
    const page = openTaking({
      replies: [published(8, { menu: { variant: 'compact-list' } })],
      at: '/terms',
      // Somebody walks on while code is on its way.
      whileLoading: () => window.history.replaceState(null, '', '/menu'),
    });
    page.request(8);
    await expect.poll(() => page.stores.config.getState().baseVersion).toBe(8);
    expect(page.loaded).toContain('src/screens/legal.tsx');
    expect(page.loaded).toContain('variants/sections/menu/compact-list.tsx');
  },
);
