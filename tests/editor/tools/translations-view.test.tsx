import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { configInLanguage } from '#schemas/translations/config-in-language.ts';
import { translationKey } from '#schemas/translations/translation-of.ts';
import { openEditor } from '../open-editor.tsx';

const of = (key: string, source: string) => translationKey({ key, source });
const document = (parts: object = {}) =>
  siteConfigSchema.parse({
    general: { languages: { es: true, ar: true } },
    hero: { title: 'Soup', subtitle: 'Every day' },
    ...parts,
  });

async function openTranslations(config: SiteConfig) {
  const opened = openEditor(config);
  opened.editor.open({ name: 'translations' });
  await expect.element(page.getByRole('heading', { name: 'Translations' })).toHaveFocus();
  return opened;
}

const count = () => page.getByText(/ of \d+ missing/);
const fieldOf = (label: string) =>
  page.getByRole('region', { name: /^Hero/ }).getByLabelText(label, { exact: true });

test('each text stands beside its original, what is missing is counted, and counts down', async () => {
  const { config } = await openTranslations(document());
  await expect.element(count()).toHaveTextContent(/^(\d+) of \1 missing$/);
  const total = Number(/of (\d+)/.exec(count().element().textContent)?.[1]);
  const title = fieldOf('Title');
  await expect.element(title).toHaveAccessibleDescription('Soup');
  await title.fill('Sopa');
  await expect.element(count()).toHaveTextContent(`${total - 1} of ${total} missing`);
  expect(configInLanguage(config(), 'es').hero.title).toBe('Sopa');
  expect(configInLanguage(config(), 'ar').hero.title).toBe('Soup');
  await title.clear();
  await expect.element(count()).toHaveTextContent(`${total} of ${total} missing`);
  expect(configInLanguage(config(), 'es').hero.title).toBe('Soup');
});

test('what is typed is one step, and is undone like every other', async () => {
  const { editor, config } = await openTranslations(document());
  await fieldOf('Title').click();
  await userEvent.keyboard('Sopa');
  await userEvent.tab();
  editor.undo();
  expect(configInLanguage(config(), 'es').hero.title).toBe('Soup');
  await expect.element(fieldOf('Title')).toHaveValue('');
  editor.redo();
  expect(configInLanguage(config(), 'es').hero.title).toBe('Sopa');
});

test('Arabic is written from right to left, and said to be so', async () => {
  const { config } = await openTranslations(document());
  await page.getByRole('radio', { name: 'العربية' }).click();
  const title = fieldOf('Title');
  await expect.element(title).toHaveAttribute('dir', 'rtl');
  await expect.element(title).toHaveAttribute('lang', 'ar');
  await title.fill('حساء');
  expect(configInLanguage(config(), 'ar').hero.title).toBe('حساء');
  expect(config().translations.es).toEqual({});
});

test('a translation of a changed original is out of date until somebody says that it is right', async () => {
  const es = {
    [of('hero.title', 'Broth')]: 'Sopa',
    [of('hero.subtitle', 'Every day')]: 'Cada día',
  };
  const { config } = await openTranslations(document({ translations: { es } }));
  await expect.element(count()).toHaveTextContent(/ missing, 1 out of date$/);
  await expect.element(fieldOf('Title')).toHaveValue('Sopa');
  expect(configInLanguage(config(), 'es').hero.title).toBe('Soup');
  await page.getByRole('button', { name: 'It is still right' }).click();
  expect(configInLanguage(config(), 'es').hero.title).toBe('Sopa');
  await expect.element(count()).toHaveTextContent(/ missing$/);
});

test('only what is left is shown, and stays in its place while it is written', async () => {
  const es = { [of('hero.title', 'Soup')]: 'Sopa' };
  await openTranslations(document({ translations: { es } }));
  await expect.element(fieldOf('Title')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only what is left to do' }).click();
  await expect.element(fieldOf('Title')).not.toBeInTheDocument();
  await fieldOf('Subtitle').fill('Cada día');
  await expect.element(fieldOf('Subtitle')).toBeVisible();
});

test('a legal text is written with its headings and links', async () => {
  const terms = [{ kind: 'paragraph', spans: [{ text: 'Be kind.' }] }];
  const { config } = await openTranslations(document({ legal: { terms } }));
  const area = page.getByRole('region', { name: /^Legal pages/ }).getByLabelText('Terms');
  await area.fill('# Normas\n\nSé **amable**.');
  expect(configInLanguage(config(), 'es').legal.terms.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
  ]);
});

test('what cannot be used is said once the field is left, and the site keeps what it had', async () => {
  const { config } = await openTranslations(document());
  await fieldOf('Subtitle').fill('x'.repeat(5001));
  await userEvent.tab();
  await expect.element(page.getByText('At most 5000 characters')).toBeVisible();
  expect(config().translations.es).toEqual({});
});

test('texts of sections that are not shown are asked for by nobody', async () => {
  const home = [{ id: 'hero', hidden: true }, { id: 'menu' }];
  await openTranslations(document({ layout: { home } }));
  await expect.element(page.getByRole('region', { name: /^Menu/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Hero/ })).not.toBeInTheDocument();
});

test('a site in English alone says where languages are chosen', async () => {
  const { editor } = await openTranslations(siteConfigSchema.parse({}));
  await page.getByRole('button', { name: 'Choose languages' }).click();
  expect(editor.state.getState().view).toEqual({ name: 'group', path: 'general' });
});

test('the view has no accessibility problems', async () => {
  await openTranslations(document());
  const { violations } = await axe.run(window.document.body, {
    rules: { region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
