import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PortFailure } from '#editor/core/ports.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { openFields } from './open-fields.tsx';

const text = parseRichText('# Ordering\n\nBy default.');
const begin = () => page.getByRole('button', { name: 'Terms: start from the default text' });
const terms = () => page.getByRole('textbox', { name: 'Terms', exact: true });

it('shows what customers read while a page is empty, and begins with it', async () => {
  const asked: string[] = [];
  openFields(
    ['legal.terms'],
    {},
    {
      defaultTexts: {
        load: async (path) => {
          asked.push(path);
          return text;
        },
      },
    },
  );
  await page.getByText('What customers read now').click();
  await expect.element(page.getByText('By default.')).toBeVisible();
  expect(asked).toContain('legal.terms');
  await begin().click();
  await expect.element(terms()).toHaveValue('# Ordering\n\nBy default.');
  await expect.element(terms()).toHaveFocus();
  await expect.element(begin()).not.toBeInTheDocument();
});

it('says why the default text did not come, and asks for it again', async () => {
  let isUp = false;
  openFields(
    ['legal.terms'],
    {},
    {
      defaultTexts: {
        load: async () => {
          if (!isUp) throw new PortFailure('network', 'The server cannot be reached.');
          return text;
        },
      },
    },
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  isUp = true;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(begin()).toBeVisible();
});
