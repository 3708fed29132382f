import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { removeSection } from '#editor/core/sections/section-actions.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openEditor } from '../open-editor.tsx';

const bar = () => page.getByRole('region', { name: 'Removed' });
const undo = () => bar().getByRole('button', { name: 'Undo' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const said = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('');

const start = siteConfigSchema.parse({
  hero: { backgroundImage: '/media/139/hero.webp' },
  sections: {
    gallery: {
      type: 'gallery',
      title: 'From the oven',
      pictures: [
        { id: 'a', image: '/media/139/a.webp', caption: 'Crust' },
        { id: 'b', image: '/media/139/b.webp', caption: 'Crumb' },
      ],
    },
  },
  layout: { home: [{ id: 'hero' }, { id: 'gallery' }, { id: 'menu' }] },
  media: {
    'hero.backgroundImage': { alt: 'The oven', focusX: 0.2 },
    'sections.gallery.pictures.b': { alt: 'A cut loaf', focusX: 0.3 },
  },
});

const openGallery = async () => {
  const opened = openEditor(start);
  opened.editor.open({ name: 'group', path: 'sections.gallery' });
  await expect.element(heading('Gallery')).toHaveFocus();
  return opened;
};

describe('after a removal', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('of a section, a bar brings it back as it was, and the section is open again', async () => {
    const { config } = await openGallery();
    await page.getByRole('button', { name: 'More for Gallery' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.element(bar().getByText('From the oven removed')).toBeVisible();
    expect(said()).toContain('From the oven removed.');
    expect(config().sections['gallery']).toBeUndefined();
    const found = await axe.run(bar().element());
    expect(found.violations).toEqual([]);
    await undo().click();
    expect(config()).toEqual(start);
    await expect.element(heading('Gallery')).toHaveFocus();
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('of a section in the list, the bar gives the focus to its row', async () => {
    const { config } = openEditor(start);
    await page.getByRole('button', { name: 'More for From the oven' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await undo().click();
    expect(config()).toEqual(start);
    await expect.element(page.getByRole('button', { name: /^From the oven/ })).toHaveFocus();
  });

  it('of an item, the bar is reached by Tab, and the item is open again', async () => {
    const { config } = await openGallery();
    await page.getByRole('button', { name: 'Crumb', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Crumb' }).click();
    await expect.element(bar().getByText('Crumb removed')).toBeVisible();
    for (let step = 0; step < 30 && !undo().element().matches(':focus'); step += 1) {
      await userEvent.keyboard('{Tab}');
    }
    await expect.element(undo()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(config()).toEqual(start);
    const row = page.getByRole('button', { name: 'Crumb', exact: true });
    await expect.element(row).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => document.activeElement?.closest('[data-item="b"]')).not.toBeNull();
  });

  it('of a picture, its description and focus come back with it', async () => {
    const { config, openGroup } = openEditor(start);
    await openGroup('Hero');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    expect(config().hero.backgroundImage).toBe('');
    await undo().click();
    expect(config()).toEqual(start);
    await expect
      .poll(() => document.activeElement?.closest('[data-field="hero.backgroundImage"]'))
      .not.toBeNull();
  });

  it('the bar goes by itself, but not while it has the focus or the pointer', async () => {
    const { editor } = openEditor(start);
    await expect.element(heading('Edit site')).toHaveFocus();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    removeSection(editor, 'gallery');
    await expect.poll(() => bar().query()).not.toBeNull();
    undo().element().focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bar().query()).not.toBeNull();
    heading('Edit site').element().focus();
    await undo().hover();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bar().query()).not.toBeNull();
    await heading('Edit site').hover();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => bar().query()).toBeNull();
    expect(editor.session.history().past).toHaveLength(1);
  });

  it('the bar goes once something else is changed, which its Undo would mean', async () => {
    const { editor } = openEditor(start);
    await expect.element(heading('Edit site')).toHaveFocus();
    removeSection(editor, 'gallery');
    await expect.element(bar()).toBeVisible();
    editor.edit(['hero', 'title'], 'Title', 'Fresh');
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('Escape puts the bar away and no more', async () => {
    const { editor, onClose } = openEditor(start);
    await expect.element(heading('Edit site')).toHaveFocus();
    removeSection(editor, 'gallery');
    await expect.element(bar()).toBeVisible();
    undo().element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(bar()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(heading('Edit site')).toHaveFocus();
  });
});
