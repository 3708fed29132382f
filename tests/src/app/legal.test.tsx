import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LegalPageView } from '#schemas/api/legal-pages.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { bootWith, settingsWith } from '../site-boot.ts';
import { openSite } from './open-site.tsx';

const written = `
# Ordering
Your order is **placed** when you see it.

- one
- two

Ask [us](mailto:a@b.example) or [them](https://elsewhere.example).
`;

const { legal } = siteConfigSchema.parse({});

const view = (change: Partial<LegalPageView>): LegalPageView => ({
  page: 'terms',
  blocks: parseRichText('By default.'),
  is_default: true,
  version: 2,
  changed_at: '2026-11-20T01:00:00.000Z',
  in_force_from: '2026-11-20T01:00:00.000Z',
  is_present: true,
  ...change,
});

function openTerms(text: string) {
  const settings = settingsWith({ legal: { ...legal, terms: parseRichText(text) } });
  openSite({ at: '/terms', boot: bootWith({ settings }) });
}

describe('a legal page', () => {
  it('shows what the restaurant wrote, with its headings, lists and links', async () => {
    openTerms(written);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Ordering' })).toBeVisible();
    const article = page.getByRole('article');
    expect(
      article
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['one', 'two']);
    await expect.element(article.getByRole('link', { name: 'us' })).not.toHaveAttribute('rel');
    await expect
      .element(article.getByRole('link', { name: 'them' }))
      .toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('is the default text where nothing was written, with the day of its last change', async () => {
    openSite({ at: '/terms', boot: bootWith({ legal: view({}) }) });
    await expect.element(page.getByText('By default.')).toBeVisible();
    await expect.element(page.getByText('Last changed on 20 November 2026')).toBeVisible();
  });

  it('asks for the version of an order, and leads to the present one', async () => {
    const earlier = view({ version: 1, is_present: false, blocks: parseRichText('As it was.') });
    openSite({
      at: '/terms?version=1',
      boot: bootWith({
        settings: settingsWith({ legal: { ...legal, terms: parseRichText('Now.') } }),
      }),
      answers: { 'GET /v2/legal-pages/terms': { body: { data: earlier } } },
    });
    await expect.element(page.getByText('As it was.')).toBeVisible();
    await expect
      .element(page.getByRole('note'))
      .toHaveTextContent('in force from 20 November 2026');
    await expect
      .element(page.getByRole('link', { name: 'Read the present version' }))
      .toHaveAttribute('href', '/terms');
  });

  it('says so where there is no such version, and offers to try again where nobody answers', async () => {
    openSite({ at: '/terms?version=99' });
    await expect.element(page.getByText('There is no such version of this page.')).toBeVisible();
  });

  it('offers to try again where nobody answers', async () => {
    let isUp = false;
    openSite({
      at: '/privacy',
      answers: {
        'GET /v2/legal-pages/privacy': () =>
          isUp ? { body: { data: view({ page: 'privacy' }) } } : { status: 400 },
      },
    });
    await expect.element(page.getByText('This page cannot be read at the moment.')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('By default.')).toBeVisible();
  });
});
