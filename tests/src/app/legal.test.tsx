import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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

function openTerms(text: string) {
  const { legal } = siteConfigSchema.parse({});
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

  it('makes nothing up where nothing was written', async () => {
    openTerms('');
    await expect.element(page.getByText(/has not published this page yet/)).toBeVisible();
  });
});
