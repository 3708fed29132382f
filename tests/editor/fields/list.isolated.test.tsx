import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ListItem } from '#editor/fields/list/list-item.tsx';
import { openFields } from './open-fields.tsx';

vi.mock('#editor/fields/list/list-item.tsx', { spy: true });

const row = (name: string) => page.getByRole('button', { name, exact: true });

const gallery = (ids: readonly string[]) => ({
  sections: {
    gallery: {
      type: 'gallery',
      pictures: ids.map((id) => ({ id, image: '', caption: `Caption ${id}` })),
    },
  },
  media: { 'sections.gallery.pictures.a': { alt: 'A harbour', focusX: 0.2 } },
});

it('adds an item, opens it and puts the focus in its first field', async () => {
  const { config, labels } = openFields(['features.items']);
  const added = `Point ${config().features.items.length + 1}`;
  await row('Add a point').click();
  await expect.element(row(added)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await userEvent.keyboard('Late kitchen');
  await expect.element(row('Late kitchen')).toHaveAttribute('aria-expanded', 'true');
  expect(config().features.items.at(-1)).toMatchObject({ id: 'item-1', title: 'Late kitchen' });
  expect(labels()).toEqual(['A point added', 'Title']);
});

it('a duplicate takes its description along under an id of its own, and removing drops it', async () => {
  const { config, editor } = openFields(['sections.gallery.pictures'], gallery(['a', 'b']));
  const key = 'sections.gallery.pictures.item-1';
  await row('Caption a').click();
  await row('Duplicate Caption a').click();
  await expect.poll(() => config().media[key]).toMatchObject({ alt: 'A harbour', focusX: 0.2 });
  expect(config().sections['gallery']).toMatchObject({
    pictures: [{ id: 'a' }, { id: 'item-1', caption: 'Caption a' }, { id: 'b' }],
  });
  await row('Remove Caption a').click();
  expect(config().media[key]).toBeUndefined();
  expect(config().media['sections.gallery.pictures.a']).toMatchObject({ alt: 'A harbour' });
  await expect.element(row('Caption b')).toHaveFocus();
  expect(editor.state.getState().announcement).toMatch(/^Caption a removed\. Ctrl or ⌘ Z/);
  editor.undo();
  expect(config().media[key]).toMatchObject({ alt: 'A harbour' });
});

it('items without ids stay the same rows: the one that is open moves and stays open', async () => {
  const { config } = openFields(['footer.links']);
  await row('Privacy').click();
  await page.getByRole('button', { name: 'Move Privacy up' }).click();
  await expect.element(row('Privacy')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('textbox', { name: 'Label' }).fill('Your privacy');
  expect(config().footer.links.map(({ label }) => label)).toEqual([
    'Home',
    'Your privacy',
    'Menu',
    'Terms',
  ]);
});

it('what was chosen on the page opens its item', async () => {
  const { editor } = openFields(['features.items']);
  await expect.element(row('Ready at the minute')).toBeVisible();
  editor.select({ group: 'features', field: 'features.items.1.title', by: 'page' });
  await expect.element(row('Ready at the minute')).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(page.getByRole('textbox', { name: 'Title' }))
    .toHaveValue('Ready at the minute');
});

it('a problem inside stands on its row and goes with it, and takes no press from what it moves', async () => {
  const { editor } = openFields(['footer.links']);
  await row('Terms').click();
  await page.getByRole('textbox', { name: 'Label' }).fill('x'.repeat(121));
  await row('Menu').click();
  await expect.element(row('Menu')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(row('Terms 1 problem')).toHaveAttribute('aria-expanded', 'false');
  await row('Terms 1 problem').click();
  await expect.element(row('Terms 1 problem')).toHaveAttribute('aria-expanded', 'true');
  await row('Remove Terms').click();
  await expect.poll(() => editor.state.getState().problems.size).toBe(0);
});

it('says when it is full', async () => {
  const items = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}`, title: `P ${index}` }));
  const { violations } = openFields(['features.items'], { features: { items } });
  await expect.element(page.getByText('8 is the most there can be.')).toBeVisible();
  await expect.element(row('Add a point')).not.toBeInTheDocument();
  await row('P 3').click();
  await expect.element(page.getByRole('button', { name: 'Duplicate' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('a key typed in one item of a long list draws that row alone', async () => {
  const ids = Array.from({ length: 24 }, (_, index) => `p${index}`);
  openFields(['sections.gallery.pictures'], gallery(ids));
  await row('Caption p7').click();
  const caption = page.getByRole('textbox', { name: 'Caption' });
  await caption.click();
  vi.mocked(ListItem).mockClear();
  await userEvent.keyboard('!');
  await expect.element(row('Caption p7!')).toBeVisible();
  expect(vi.mocked(ListItem).mock.calls.map(([{ name }]) => name)).toEqual(['Caption p7!']);
});
