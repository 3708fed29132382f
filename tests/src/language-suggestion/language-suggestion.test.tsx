import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { languageSuggestions } from '#schemas/languages/language-suggestions.ts';
import { pageCookies } from '#schemas/page.ts';
import { openSite } from '../app/open-site.tsx';
import { bootWith, memoryStorage, settingsWith } from '../site-boot.ts';

const { es } = languageSuggestions;
const suggestion = () => page.getByRole('link', { name: es.view });

const { general } = siteConfigSchema.parse({ general: { languages: { es: true } } });
const settings = settingsWith({ general });

/** A site with Spanish pages, before a visitor whose browser prefers Spanish. */
function openForSpanish({ at = '/contact', storage = memoryStorage(), isAsked = false } = {}) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'en']);
  openSite({
    at,
    storage,
    boot: bootWith({ settings, selectedRestaurantId: isAsked ? null : 1 }),
    answers: { 'GET /v2/restaurants/app-settings': { body: { data: [settings] } } },
  });
}

/** All that comes over a page by itself is there, and so is the code of the suggestion. */
async function isOverlaid(): Promise<void> {
  await import('#src/features/language-suggestion/language-suggestion.tsx');
  await expect.element(page.getByRole('button', { name: 'Edit this site' })).toBeVisible();
}

afterEach(() => {
  for (const name of [pageCookies.language, pageCookies.restaurant]) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

test('a visitor finds the page in the language of their browser below the header', async () => {
  openForSpanish({ at: '/contact?from=mail' });
  await expect.element(suggestion()).toHaveAttribute('href', '/es/contact?from=mail');
  await expect.element(suggestion()).toHaveAttribute('hreflang', 'es');
  await expect.element(page.getByRole('banner')).toContainElement(suggestion().element());
  expect(suggestion().element().closest('[lang]')?.getAttribute('lang')).toBe('es');
});

test('who wants none has none from then on', async () => {
  const storage = memoryStorage();
  openForSpanish({ storage });
  await page.getByRole('button', { name: es.dismiss }).click();
  await expect.element(suggestion()).not.toBeInTheDocument();
  expect(storage.read('languageSuggestionDismissed')).toEqual({ tenantId: 139 });
});

test('who wanted none before sees none', async () => {
  openForSpanish({
    storage: memoryStorage({ languageSuggestionDismissed: JSON.stringify({ tenantId: 139 }) }),
  });
  await isOverlaid();
  expect(suggestion().query()).toBeNull();
});

test('who has chosen English is not asked', async () => {
  document.cookie = `${pageCookies.language}=en; Path=/`;
  openForSpanish();
  await isOverlaid();
  expect(suggestion().query()).toBeNull();
});

test('nothing leads away from a checkout', async () => {
  openForSpanish({ at: '/checkout' });
  await isOverlaid();
  expect(suggestion().query()).toBeNull();
});

test('the dialog of a first visit has it, and then the page', { tags: ['slow'] }, async () => {
  openForSpanish({ at: '/menu', isAsked: true });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('link', { name: es.view })).toBeVisible();
  expect(suggestion().elements()).toHaveLength(1);
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('banner')).toContainElement(suggestion().element());
});
