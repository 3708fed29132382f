import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { unknownDesign } from '#schemas/config/unknown-design.ts';
import { openEditor } from '../open-editor.tsx';

const site = readSiteConfig({ hero: { variant: 'parallax-2040' } }).config;

test('a design that is not known is told on its row and above the designs, and kept by edits', async () => {
  const { editor, config } = openEditor(site);
  const row = page.getByRole('button', { name: /^Hero/ });
  await expect.element(row.getByText('Design not known here')).toBeVisible();
  await row.click();
  await expect
    .element(page.getByText('This design is not known here: “parallax-2040”.'))
    .toBeVisible();
  await expect
    .element(page.getByText(/The page shows “Full-width photograph” instead/))
    .toBeVisible();
  editor.edit(['hero', 'title'], 'Title', 'Mine');
  expect(unknownDesign(config().hero)).toBe('parallax-2040');
});

test.each([
  ['another design', 'Text beside a picture', 'split'],
  ['the one that is shown', 'Full-width photograph', 'full-bleed'],
])('choosing %s ends it, and undo brings the name back', async (_which, label, variant) => {
  const { editor, config } = openEditor(site);
  editor.open({ name: 'group', path: 'hero' });
  await page.getByRole('radio', { name: label }).click({ force: true });
  await expect.poll(() => unknownDesign(config().hero)).toBeNull();
  expect(config().hero.variant).toBe(variant);
  expect(config().hero).not.toHaveProperty('unknownVariant');
  await expect.element(page.getByText(/not known here/)).not.toBeInTheDocument();
  editor.undo();
  expect(unknownDesign(config().hero)).toBe('parallax-2040');
});
