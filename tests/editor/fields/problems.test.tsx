import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFields } from './open-fields.tsx';

const mail = () => page.getByRole('textbox', { name: 'Email' });
const badge = () => page.getByTestId('badge');
const sentence = () => page.getByText('Write an email address');

it('is told once the focus has left, on the field and in the list, and is gone when mended', async () => {
  const { editor, config } = openFields(['general.contactEmail', 'general.tagline']);
  await mail().fill('hello@');
  expect(editor.state.getState().problems.size).toBe(0);
  await userEvent.tab();
  await expect.element(sentence()).toBeVisible();
  await expect.element(badge()).toHaveTextContent('1 problem');
  expect([...editor.state.getState().problems.keys()]).toEqual(['general.contactEmail']);
  expect(config().general.contactEmail).toBe('');
  await mail().fill('hello@example.com');
  await expect.element(badge()).toBeEmptyDOMElement();
  expect(config().general.contactEmail).toBe('hello@example.com');
});

it('stays while its panel is closed, with the words that were typed', async () => {
  const { show } = openFields(['general.contactEmail']);
  await mail().fill('hello@');
  show([]);
  await expect.element(mail()).not.toBeInTheDocument();
  await expect.element(badge()).toHaveTextContent('1 problem');
  show(['general.contactEmail']);
  await expect.element(mail()).toHaveValue('hello@');
  await expect.element(sentence()).toBeVisible();
});

it('goes when the value changes from elsewhere, also behind a closed panel', async () => {
  const { show, editor } = openFields(['general.contactEmail']);
  await mail().fill('a@example.com');
  await mail().fill('a@');
  show([]);
  await expect.element(badge()).toHaveTextContent('1 problem');
  editor.undo();
  await expect.element(badge()).toBeEmptyDOMElement();
  show(['general.contactEmail']);
  await expect.element(mail()).toHaveValue('');
});

it('counts near its limit, and refuses more in words instead of cutting it off', async () => {
  const { config } = openFields(['hero.title', 'hero.ctaText']);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('a'.repeat(120));
  await expect.element(page.getByText('120 / 120')).toBeVisible();
  await title.fill('a'.repeat(121));
  await userEvent.tab();
  await expect.element(page.getByText('At most 120 characters')).toBeVisible();
  await expect.element(title).toHaveValue('a'.repeat(121));
  expect(config().hero.title).toBe('a'.repeat(120));
});
