import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFields } from './open-fields.tsx';

const kind = () => page.getByRole('combobox', { name: 'Button link: leads to' });
const target = () => page.getByRole('combobox', { name: 'Button link', exact: true });
const address = () => page.getByRole('textbox', { name: 'Button link' });

it('offers the sections of the page, its screens and categories', async () => {
  const { config, violations } = openFields(['hero.ctaLink']);
  await expect.element(kind()).toHaveValue('section');
  await target().selectOptions('Features');
  expect(config().hero.ctaLink).toBe('#features');
  await kind().selectOptions('A category of the menu');
  await target().selectOptions('Drinks');
  expect(config().hero.ctaLink).toBe('/menu#category-12');
  await kind().selectOptions('A page of the site');
  await target().selectOptions('Contact');
  expect(config().hero.ctaLink).toBe('/contact');
  await expect
    .element(page.getByRole('link', { name: 'Open Button link in a new tab' }))
    .toHaveAttribute('href', '/contact');
  expect(await violations()).toEqual([]);
});

it('finds a dish by its words, by keyboard alone', async () => {
  const { config } = openFields(['hero.ctaLink']);
  await kind().selectOptions('A dish');
  await target().click();
  await userEvent.keyboard('diav');
  await expect.element(page.getByRole('option', { name: 'Diavola Pizza' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(target()).toHaveValue('Diavola');
  expect(config().hero.ctaLink).toBe('/menu?item=102');
});

it('refuses a number that is none, keeps the last good link, and undoing wins', async () => {
  const { config, editor } = openFields(['hero.ctaLink', 'hero.title']);
  await kind().selectOptions('A phone number');
  await address().fill('+61 2 9876 5432');
  expect(config().hero.ctaLink).toBe('tel:+61 2 9876 5432');
  await address().fill('call us');
  await userEvent.tab();
  await expect.element(page.getByText(/Write a phone number with digits/)).toBeVisible();
  await expect.element(address()).toBeInvalid();
  expect(config().hero.ctaLink).toBe('tel:+61 2 9876 5432');
  editor.undo();
  await expect.element(kind()).toHaveValue('section');
  expect(config().hero.ctaLink).toBe('#menu');
});

it('an address without its scheme gets one, and stays as it is typed until it is left', async () => {
  const { config } = openFields(['general.websiteUrl', 'general.tagline']);
  await page.getByRole('combobox', { name: 'Website: leads to' }).selectOptions('A web address');
  const field = page.getByRole('textbox', { name: 'Website' });
  await field.click();
  await userEvent.keyboard('example.com');
  await expect.element(field).toHaveValue('example.com');
  expect(config().general.websiteUrl).toBe('https://example.com');
  await userEvent.tab();
  await expect.element(field).toHaveValue('https://example.com');
});

it('an address of this very site becomes the page it is, once it is left; emptied, it leads nowhere', async () => {
  const { config, labels } = openFields(['hero.ctaLink', 'hero.title']);
  await kind().selectOptions('A web address');
  await address().fill(`${location.origin}/contact`);
  await expect.element(kind()).toHaveValue('web');
  await userEvent.tab();
  await expect.element(kind()).toHaveValue('screen');
  await expect.element(target()).toHaveValue('/contact');
  expect(config().hero.ctaLink).toBe('/contact');
  expect(labels()).toEqual(['Button link']);
  await kind().selectOptions('A web address');
  await address().fill('hello@example.com');
  await userEvent.tab();
  await expect.element(kind()).toHaveValue('mail');
  expect(config().hero.ctaLink).toBe('mailto:hello@example.com');
  await address().fill('');
  await userEvent.tab();
  await expect.element(kind()).toHaveValue('none');
  expect(config().hero.ctaLink).toBe('');
});
