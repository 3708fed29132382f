import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { unknownDesign } from '#schemas/config/unknown-design.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { axeProblems } from '../review/publish-axe.ts';
import { openEditor } from '../open-editor.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openTransfer() {
  const opened = openEditor(tenant139.config);
  opened.editor.open({ name: 'transfer' });
  await expect.element(page.getByRole('heading', { name: 'Import and export' })).toBeVisible();
  return opened;
}

const file = (value: unknown) =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], 'site.json');

describe('import', () => {
  it('shows what would change and what cannot be used, and is one step that can be undone', async () => {
    const { config, editor } = await openTransfer();
    await page
      .getByLabelText('A site’s file')
      .upload(file({ hero: { title: 'Another place', ctaLink: 'javascript:alert(1)' } }));
    await expect.element(page.getByText('It would change one thing')).toHaveFocus();
    await expect.element(page.getByText('"javascript:alert(1)"')).toBeVisible();
    await expect.element(page.getByText('hero.ctaLink')).toBeVisible();
    expect(config()).toBe(tenant139.config);
    expect(await axeProblems()).toEqual([]);
    await button('Take it over').click();
    await expect.poll(() => config().hero.title).toBe('Another place');
    expect(editor.session.history().past.map(({ label }) => label)).toEqual(['Import']);
    editor.undo();
    expect(config().hero).toEqual(tenant139.config.hero);
  });

  it('reads a pasted text, and can be left', async () => {
    const { config } = await openTransfer();
    await page.getByLabelText('Or its text').fill('{"colors":{"primary":"#123456"}}');
    await button('Look at it').click();
    await expect.element(page.getByText('#123456')).toBeVisible();
    await button('Leave it').click();
    await expect.element(button('Choose a file')).toBeVisible();
    expect(config()).toBe(tenant139.config);
  });

  it('tells a design that is not known as a warning, and takes its name', async () => {
    const { config } = await openTransfer();
    await page.getByLabelText('A site’s file').upload(file({ hero: { variant: 'parallax' } }));
    await expect.element(page.getByText('One thing is not known here')).toBeVisible();
    await expect.element(page.getByText('"parallax"')).toBeVisible();
    await expect.element(page.getByText('cannot be used')).not.toBeInTheDocument();
    await button('Take it over').click();
    await expect.poll(() => unknownDesign(config().hero)).toBe('parallax');
  });

  it('shows the first fifty of many problems, and how many more there are', async () => {
    await openTransfer();
    const bad = { type: 'hero', ctaLink: 'javascript:alert(1)' };
    const many = Array.from({ length: 73 }, (_, index) => [`hero${index + 2}`, bad]);
    const sections: unknown = Object.fromEntries(many);
    await page.getByLabelText('A site’s file').upload(file({ sections }));
    const problems = page.getByRole('listitem').filter({ hasText: 'It said' });
    await expect.element(page.getByText('73 things cannot be used')).toBeVisible();
    await expect.element(page.getByText('and 23 more')).toBeVisible();
    expect(problems.elements()).toHaveLength(50);
  });

  it('refuses a file of more than 5 MB with its size', async () => {
    await openTransfer();
    await page.getByLabelText('A site’s file').upload(file('x'.repeat(6 * 1024 * 1024)));
    await expect.element(page.getByText('This is 6.0 MB.', { exact: false })).toBeVisible();
  });
});

describe('reset', () => {
  it('to a new site asks, says how much changes, and can be undone', async () => {
    const { config, editor } = await openTransfer();
    await button('To a new site…').click();
    await expect.element(page.getByText(/\d+ settings change/)).toBeVisible();
    await button('Reset').click();
    const fresh = siteConfigSchema.parse({});
    await expect.poll(() => config().hero).toEqual(fresh.hero);
    expect(config().general.tenantId).toBe(tenant139.config.general.tenantId);
    editor.undo();
    // Designs that were not drawn here before come first.
    await expect.poll(config).toEqual(tenant139.config);
  });

  it('to what is published takes every change back', async () => {
    const { config, editor } = await openTransfer();
    editor.edit(['hero', 'title'], 'Title', 'Changed');
    await button('To what is published…').click();
    await button('Reset').click();
    await expect.poll(() => config()).toEqual(tenant139.config);
  });
});
