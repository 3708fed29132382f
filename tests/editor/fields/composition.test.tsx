import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { compose, insertText } from '../open-over-page.tsx';
import { openFields } from './open-fields.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

it('a word that is composed in a field is the field’s alone until it is chosen', async () => {
  const { config, written, labels } = openFields(['general.tagline']);
  await field('Tagline').click();
  await compose('ぱ');
  await compose('ぱん');
  await expect.element(field('Tagline')).toHaveValue('ぱん');
  expect(written).toEqual([]);
  await insertText('パン');
  await expect.poll(() => config().general.tagline).toBe('パン');
  await expect.element(field('Tagline')).toHaveValue('パン');
  await compose('や');
  expect(config().general.tagline).toBe('パン');
  // Given up.
  await compose('');
  await expect.element(field('Tagline')).toHaveValue('パン');
  await userEvent.keyboard('{Tab}');
  expect(labels()).toEqual(['Tagline']);
});

it('what is refused while typing is not told in the middle of a composition', async () => {
  const { config } = openFields(['general.tagline'], { general: { tagline: 'x'.repeat(119) } });
  await field('Tagline').click();
  await userEvent.keyboard('{End}');
  await compose('ながい');
  await expect.element(field('Tagline')).toHaveValue(`${'x'.repeat(119)}ながい`);
  await insertText('長');
  await expect.poll(() => config().general.tagline).toBe(`${'x'.repeat(119)}長`);
});

it('a rich text takes a composed word whole', async () => {
  const legal = { terms: parseRichText('**Bread**') };
  const { config, written } = openFields(['legal.terms'], { legal });
  await field('Terms').click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await compose('です');
  expect(written).toEqual([]);
  await insertText('です');
  await expect.poll(() => config().legal.terms).toEqual(parseRichText('**Bread**です'));
});
