import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { openEditor } from '../open-editor.tsx';

const terms = () => page.getByRole('textbox', { name: 'Terms', exact: true });

it(
  'a legal page is written in plain notation, and the text stays as it is typed',
  { tags: ['slow'] },
  async () => {
    const { config, openGroup } = openEditor();
    await openGroup('Legal pages');
    // Half-written marks mean nothing yet; they must not be turned into escaped ones meanwhile.
    await terms().click();
    await userEvent.keyboard('# Ordering{Enter}{Enter}- **one** ');
    await expect.element(terms()).toHaveValue('# Ordering\n\n- **one** ');
    expect(config().legal.terms).toEqual([
      { kind: 'heading', spans: [{ text: 'Ordering' }] },
      { kind: 'item', spans: [{ text: 'one', bold: true }] },
    ]);
    await userEvent.keyboard('{Tab}');
    await expect.element(terms()).toHaveValue('# Ordering\n\n- **one**');
  },
);

it('shows what is published, and undoing wins over what is typed', async () => {
  const { legal } = siteConfigSchema.parse({});
  const start = siteConfigSchema.parse({ legal: { ...legal, terms: parseRichText('As it was') } });
  const { config, openGroup } = openEditor(start);
  await openGroup('Legal pages');
  await expect.element(terms()).toHaveValue('As it was');
  await terms().fill('# ');
  await expect.element(terms()).toHaveValue('# ');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(terms()).toHaveValue('As it was');
  expect(config().legal.terms).toEqual(start.legal.terms);
});
