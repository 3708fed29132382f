import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openEditor } from '../open-editor.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function focusOn(name: string) {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
}

async function placeOf(name: string) {
  await expect.element(button(name)).toBeVisible();
  const { x, y, width, height } = button(name).element().getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

/** What drags the rows is loaded behind the list. */
async function rowsCanBeDragged() {
  await expect.element(button('Drag Hero')).toHaveAttribute('aria-roledescription', 'sortable');
}

/** One step of a drag; each waits for the announcement of the one before. */
function mouse(type: string, place: { clientX: number; clientY: number }) {
  const target = document.elementFromPoint(place.clientX, place.clientY) ?? document;
  target.dispatchEvent(new MouseEvent(type, { ...place, bubbles: true, cancelable: true }));
}

describe('the sections of the home page', () => {
  it('a section moves down by its button, which keeps the focus and says where it went', async () => {
    const { config } = openEditor();
    await button('Move Hero down').click();
    expect(config().layout.home.map(({ id }) => id)).toEqual([
      'features',
      'hero',
      'categories',
      'bestSellers',
      'freshAdditions',
      'menu',
      'appPromotion',
    ]);
    await expect.element(button('Move Hero down')).toHaveFocus();
    await expect.element(page.getByText('Hero moved to position 2 of 7.')).toBeInTheDocument();
  });

  it('a section moves by the keyboard alone: picked up, moved, put down, each said aloud', async () => {
    const { config } = openEditor();
    await focusOn('Drag Hero');
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Hero picked up, position 1 of 7.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('Hero is now at position 2 of 7.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.poll(() => config().layout.home[1]?.id).toBe('hero');
    await expect.element(page.getByText('Hero put down at position 2 of 7.')).toBeInTheDocument();
  });

  it('Escape puts a held section back and leaves the editor open', async () => {
    const { config, onClose } = openEditor();
    await focusOn('Drag Hero');
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Hero picked up, position 1 of 7.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('Hero is now at position 2 of 7.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Hero is back at position 1 of 7.')).toBeInTheDocument();
    expect(config().layout.home[0]?.id).toBe('hero');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a section is dragged to its place', async () => {
    const { config } = openEditor();
    await rowsCanBeDragged();
    const from = await placeOf('Drag Menu');
    const to = await placeOf('Drag Hero');
    mouse('mousedown', from);
    mouse('mousemove', { ...from, clientY: from.clientY - 10 });
    await expect.element(page.getByText('Menu picked up, position 6 of 7.')).toBeInTheDocument();
    mouse('mousemove', to);
    await expect.element(page.getByText('Menu is now at position 1 of 7.')).toBeInTheDocument();
    mouse('mouseup', to);
    await expect.poll(() => config().layout.home[0]?.id).toBe('menu');
  });

  it('a move is one small patch', async () => {
    const { changes } = openEditor();
    await button('Move Menu up').click();
    expect(changes).toHaveLength(1);
    expect(changes[0]).toHaveLength(1);
    expect(JSON.stringify(changes[0]).length).toBeLessThan(1024);
  });

  it('a hidden section stays in its place in the list, marked', async () => {
    const { config } = openEditor();
    await page.getByRole('switch', { name: 'Show Features' }).click();
    expect(config().layout.home[1]).toEqual({ id: 'features', hidden: true });
    await expect.element(page.getByRole('switch', { name: 'Show Features' })).not.toBeChecked();
  });

  it('a section that an older document does not name is offered at the end, hidden', async () => {
    const start = siteConfigSchema.parse({ layout: { home: [{ id: 'menu' }, { id: 'hero' }] } });
    const { config } = openEditor(start);
    await page.getByRole('switch', { name: 'Show Features' }).click();
    await expect
      .poll(() => config().layout.home)
      .toEqual([
        { id: 'menu', hidden: false },
        { id: 'hero', hidden: false },
        { id: 'features', hidden: false },
        { id: 'categories', hidden: true },
        { id: 'appPromotion', hidden: true },
        { id: 'bestSellers', hidden: true },
        { id: 'freshAdditions', hidden: true },
      ]);
  });
});

describe('a section beside the usual ones', () => {
  it('is named by its title, opens by the schema of its kind and writes into its own place', async () => {
    const { config } = openEditor();
    await button('Most ordered').click();
    await expect.element(page.getByRole('heading', { name: 'Dishes' })).toHaveFocus();
    await page.getByLabelText('Title', { exact: true }).fill('Loved around here');
    await expect
      .poll(() => config().sections.bestSellers)
      .toMatchObject({
        type: 'spotlight',
        title: 'Loved around here',
      });
  });
});

describe('the sections one makes oneself', () => {
  const more = async (section: string, action: string) => {
    await button(`More for ${section}`).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const ids = (config: () => { layout: { home: { id: string }[] } }) =>
    config().layout.home.map(({ id }) => id);

  it('a kind is chosen by its sentence, stands behind the one in hand and opens', async () => {
    const { config, editor, openGroup } = openEditor();
    await openGroup('Features');
    await button('Back to the site').click();
    await button('Add a section').click();
    await expect
      .element(button('Gallery'))
      .toHaveAccessibleDescription('Pictures of the place and the food. Seen once it has one.');
    await button('Gallery').click();
    await expect.element(page.getByRole('heading', { name: 'Gallery' })).toHaveFocus();
    expect(ids(config).slice(0, 3)).toEqual(['hero', 'features', 'gallery']);
    expect(editor.session.history().past.map(({ label }) => label)).toEqual(['Gallery added']);
    await expect.element(page.getByText(/^Gallery added\. Undo with/)).toBeInTheDocument();
  });

  it('one is duplicated, told apart by name, and undone in one step', async () => {
    const { config, editor } = openEditor();
    const before = config();
    await more('Most ordered', 'Duplicate');
    await expect.poll(() => config().sections['spotlight']).toEqual(before.sections['bestSellers']);
    await button('Back to the site').click();
    await expect.element(button('Most ordered (2)')).toHaveFocus();
    editor.undo();
    expect(config()).toEqual(before);
  });

  it('a further one is removed, and the focus goes to its neighbour', async () => {
    const { config } = openEditor();
    await more('Most ordered', 'Remove');
    await expect.poll(() => ids(config)).not.toContain('bestSellers');
    expect(config().sections['bestSellers']).toBeUndefined();
    await expect.element(button('New on the menu')).toHaveFocus();
    await expect.element(page.getByText(/^Most ordered removed\. Undo with/)).toBeInTheDocument();
  });

  it('one of the specification’s own says why it can only be hidden', async () => {
    const { config, changes } = openEditor();
    await button('More for Hero').click();
    const remove = page.getByRole('menuitem', { name: 'Remove' });
    await expect.element(remove).toHaveTextContent('Every site has this one. It can be hidden.');
    await userEvent.click(remove, { force: true });
    expect(changes).toEqual([]);
    await page.getByRole('menuitem', { name: 'Hide from the page' }).click();
    await expect.poll(() => config().layout.home[0]).toEqual({ id: 'hero', hidden: true });
  });

  it('the menu is gone through by arrow keys, and Escape closes it and no more', async () => {
    const { onClose } = openEditor();
    await focusOn('More for Hero');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More for Hero')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('one of a kind that this program does not know is a card; it is hidden or removed', async () => {
    const start = siteConfigSchema.parse({
      layout: { home: [{ id: 'carousel' }, { id: 'hero' }] },
    });
    const { config } = openEditor(start);
    await expect.element(page.getByText(/Made by a newer version/)).toBeVisible();
    await page.getByRole('switch', { name: 'Show carousel' }).click();
    await expect.poll(() => config().layout.home[0]).toEqual({ id: 'carousel', hidden: true });
    await more('carousel', 'Remove');
    await expect.poll(() => ids(config)).not.toContain('carousel');
  });

  it('typing in a field of one draws no row of the list anew', async () => {
    const { editor } = openEditor();
    await rowsCanBeDragged();
    const rows = [...document.querySelectorAll('li')];
    const changed: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changed.push(...records));
    for (const row of rows) {
      observer.observe(row, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    editor.edit(['hero', 'title'], 'Title', 'Bread');
    editor.edit(['sections', 'bestSellers', 'title'], 'Title', 'Loved here');
    await expect.element(button('Loved here')).toBeVisible();
    const touched = changed.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('li'),
    );
    expect(new Set(touched)).toEqual(new Set([button('Loved here').element().closest('li')]));
    observer.disconnect();
  });
});
