import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from './open-editor.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const leadsTo = (name: string) => page.getByRole('combobox', { name: `${name}: leads to` });
const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

async function violations() {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations;
}

describe('the editor', () => {
  it('starts with the focus on its name, and Escape closes it', async () => {
    const { onClose } = openEditor();
    await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows all fields of the hero, and the focus comes back to where it was opened', async () => {
    const { openGroup } = openEditor();
    await openGroup('Hero');
    await expect.element(page.getByRole('heading', { name: 'Hero' })).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'Design' })).toBeVisible();
    for (const name of ['Picture: address', 'Title', 'Subtitle', 'Button text']) {
      await expect.element(field(name)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Back to the site' }).click();
    await expect.element(page.getByRole('button', { name: 'Hero', exact: true })).toHaveFocus();
  });

  it('typing a title changes the configuration as one types', async () => {
    const { config, openGroup, changes } = openEditor();
    await openGroup('Hero');
    await field('Title').fill('');
    await userEvent.type(field('Title'), 'Pasta');
    expect(config().hero.title).toBe('Pasta');
    expect(changes.at(-1)).toEqual([
      { path: ['hero', 'title'], value: 'Pasta', before: { value: 'Past' } },
    ]);
  });

  it('keeps the caret where one types in the middle of a text', async () => {
    const { config, openGroup } = openEditor();
    await openGroup('Hero');
    await field('Title').fill('Fresh pasta');
    await userEvent.keyboard('{Home}{ArrowRight>5/} hot');
    expect(config().hero.title).toBe('Fresh hot pasta');
  });

  it('undoes and redoes by gesture, with buttons that say what', async () => {
    const { config, openGroup } = openEditor();
    const before = config().hero;
    await openGroup('Hero');
    await field('Title').fill('One');
    await field('Button text').fill('Order');
    await undo();
    expect(config().hero).toEqual({ ...before, title: 'One' });
    await page.getByRole('button', { name: 'Undo: Hero › Title' }).click();
    expect(config().hero).toEqual(before);
    await expect.element(page.getByText('Undone: Hero › Title.')).toBeInTheDocument();
    await redo();
    await redo();
    expect(config().hero).toEqual({ ...before, title: 'One', ctaText: 'Order' });
  });

  it('switches the design and keeps everything else', async () => {
    const { config, openGroup } = openEditor();
    const before = config().hero;
    await openGroup('Hero');
    await page.getByRole('radio', { name: 'Text beside a picture' }).click();
    await expect.poll(() => config().hero).toEqual({ ...before, variant: 'split' });
  });

  it('a link with a scheme that is not allowed is refused with a sentence', async () => {
    const { config, openGroup } = openEditor();
    await openGroup('Hero');
    await leadsTo('Button link').selectOptions('A web address');
    await field('Button link').fill('javascript:alert(1)');
    await userEvent.tab();
    await expect.element(page.getByText(/Links that begin with javascript:/)).toBeVisible();
    await expect.element(field('Button link')).toBeInvalid();
    expect(config().hero.ctaLink).toBe('#menu');
  });

  it('the hours after which a restaurant is forgotten are clamped to 1 to 168', async () => {
    const { config, openGroup } = openEditor();
    await openGroup('Business');
    const hours = page.getByRole('spinbutton', { name: 'Forget after' });
    await hours.fill('500');
    expect(config().general.autoClearRestaurantTimeInterval).toBe(168);
    await hours.fill('0');
    expect(config().general.autoClearRestaurantTimeInterval).toBe(1);
  });

  it('an item that was added takes the focus, all of it in sight', async () => {
    const { openGroup } = openEditor();
    await page.viewport(420, 560);
    await openGroup('Footer');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await expect.element(field('Label')).toHaveFocus();
    await expect
      .element(page.getByRole('button', { name: 'Link 5', exact: true }))
      .toBeInViewport();
    const duplicate = page.getByRole('button', { name: 'Duplicate Link 5' });
    await expect.element(duplicate).toBeInViewport({ ratio: 1 });
  });

  it("adds a footer link, names it, and moves it up with the list's buttons", async () => {
    const { config, openGroup } = openEditor();
    await openGroup('Footer');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await field('Label').fill('Jobs');
    await leadsTo('Link').selectOptions('A web address');
    await field('Link').fill('/jobs');
    await page.getByRole('button', { name: 'Move Jobs up' }).click();
    expect(config().footer.links.map(({ label }) => label)).toEqual([
      'Home',
      'Menu',
      'Privacy',
      'Jobs',
      'Terms',
    ]);
  });

  it(
    'is clean for axe in the overview, in a section and among the colours',
    { tags: ['slow'] },
    async () => {
      const { openGroup } = openEditor();
      expect(await violations()).toEqual([]);
      await openGroup('Hero');
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: 'Back to the site' }).click();
      await openGroup('Colours');
      await page.getByRole('button', { name: 'Text: pick a colour' }).click();
      expect(await violations()).toEqual([]);
    },
  );
});
