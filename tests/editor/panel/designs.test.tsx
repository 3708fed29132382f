import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openEditor } from '../open-editor.tsx';

const design = (name: string) => page.getByRole('radio', { name, exact: true });
async function openHero(start?: Parameters<typeof openEditor>[0]) {
  const opened = openEditor(start);
  await opened.openGroup('Hero');
  await expect.element(design('Full-width photograph')).toBeChecked();
  return opened;
}

describe('the designs of a section', () => {
  it('are drawn small with the site’s own words, out of reach of keys and readers', async () => {
    const start = siteConfigSchema.parse({ hero: { title: 'Only here' } });
    await openHero(start);
    const words = () =>
      [...document.querySelectorAll('[data-thumbnail]')].filter((one) =>
        one.textContent.includes('Only here'),
      );
    await expect.poll(() => words().length).toBeGreaterThan(1);
    for (const one of words()) {
      expect(one.closest('[inert]')).not.toBeNull();
      expect(one.getAttribute('aria-hidden')).toBe('true');
      expect(one.querySelectorAll(':not(svg *)[id], [name]')).toHaveLength(0);
    }
  });

  it('follow the words once typing has come to rest', async () => {
    await openHero();
    await page.getByLabelText('Title', { exact: true }).fill('Bread at dawn');
    await expect
      .poll(() => document.querySelector('[data-thumbnail]')?.textContent)
      .toContain('Bread at dawn');
  });

  it('the arrow keys try one on the page: no step, nothing written; Escape puts it back', async () => {
    const { config, changes, editor, onClose } = await openHero();
    design('Full-width photograph').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(design('Text beside a picture')).toHaveFocus();
    await expect.poll(() => config().hero.variant).toBe('split');
    expect(changes).toEqual([]);
    expect(editor.session.history().past).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => config().hero.variant).toBe('full-bleed');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Enter keeps what is tried, as one step that can be undone', async () => {
    const { config, changes, editor } = await openHero();
    design('Full-width photograph').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect.poll(() => config().hero.variant).toBe('centered');
    await expect.element(design('Large words on a colour')).toBeChecked();
    expect(changes).toHaveLength(1);
    expect(editor.session.history().past.map(({ label }) => label)).toEqual(['Design']);
    editor.undo();
    await expect.poll(() => config().hero.variant).toBe('full-bleed');
  });

  it('hovering tries, leaving puts back', async () => {
    const { config, changes } = await openHero();
    await userEvent.hover(design('Dishes around the words'));
    await expect.poll(() => config().hero.variant).toBe('collage');
    await userEvent.hover(page.getByRole('heading', { name: 'Hero' }));
    await expect.poll(() => config().hero.variant).toBe('full-bleed');
    expect(changes).toEqual([]);
  });

  it('leaving by the keyboard puts back too', async () => {
    const { config } = await openHero();
    design('Full-width photograph').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => config().hero.variant).toBe('split');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => config().hero.variant).toBe('full-bleed');
  });

  it('another change ends a trial first, and leaves nothing of it', async () => {
    const { config, editor } = await openHero();
    design('Full-width photograph').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => config().hero.variant).toBe('split');
    editor.edit(['hero', 'title'], 'Title', 'New');
    expect(config().hero).toMatchObject({ variant: 'full-bleed', title: 'New' });
  });

  it('settings that only the other design has are kept', async () => {
    const start = siteConfigSchema.parse({
      hero: { variant: 'full-bleed', byVariant: { 'full-bleed': { shade: 80 } } },
    });
    const { config } = await openHero(start);
    await design('Text beside a picture').click();
    await expect.poll(() => config().hero.variant).toBe('split');
    expect(config().hero.byVariant['full-bleed'].shade).toBe(80);
    await design('Full-width photograph').click();
    await expect.poll(() => config().hero.variant).toBe('full-bleed');
    expect(config().hero).toEqual(start.hero);
  });
});
