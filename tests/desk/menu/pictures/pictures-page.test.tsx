import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { contract } from '#schemas/api/contract.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { LibraryPicture } from '#schemas/api/staff-pictures.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { paths } from '#ui/paths.ts';
import { serveToasts, type Toast } from '#ui/toasts/toasts.ts';
import { ok, openSettings } from '../../settings/settings-server.ts';
import { chooseFiles, pngOf, standInForUploads } from './upload-stand-in.ts';

const menuPath = '/v2/staff/restaurants/1/menu';
const dish = (name: string, image_url: string | null = null) => ({ ...emptyDish, name, image_url });

const edited: EditedMenu = {
  restaurant_id: 1,
  currency: 'AUD',
  version: 1,
  menu: {
    category_ids: ['1'],
    categories: {
      '1': {
        name: 'Mains',
        description: '',
        image_url: null,
        hours: [],
        dish_ids: ['11', '12', '13'],
      },
    },
    dishes: {
      '11': dish('Chicken Tikka', '/media/1/old.webp'),
      '12': dish('Chicken Tikka Masala'),
      '13': dish('Pumpkin soup'),
    },
    groups: {},
    combo_ids: [],
    combos: {},
    half_set_ids: [],
    half_sets: {},
  },
  tax_classes: [],
  shared_dish_ids: [],
};

const picture = (name: string, change: Partial<LibraryPicture> = {}): LibraryPicture => ({
  url: `/media/1/${name}`,
  name,
  width: 1200,
  height: 800,
  bytes: 1_340_000,
  uploaded_at: '2026-11-20T02:00:00.000Z',
  uploaded_by: 'Olive',
  uses: [],
  ...change,
});

const old = picture('old.webp', {
  uses: [
    { kind: 'dish', id: 11, name: 'Chicken Tikka', restaurant_id: 1 },
    { kind: 'draft', section: 'hero', restaurant_id: null },
  ],
});

/** The page of the first restaurant, whose server stores what is sent by the names of the files. */
async function open(pictures: LibraryPicture[]) {
  const state = { edited, pictures, undone: 0 };
  const uploads = standInForUploads((name) => {
    const url = `/media/1/${name.replaceAll(/[^\w.-]+/g, '_')}.webp`;
    const stored = { url, width: 1, height: 1, was_stored: false };
    state.pictures = [picture(`${name}.webp`, { url, name }), ...state.pictures];
    return { status: 201, body: { data: stored } };
  });
  const { server } = openSettings(paths.deskMenu('pictures'), {
    'GET /v2/staff/pictures': () => ok({ pictures: state.pictures }),
    [`GET ${menuPath}`]: () => ok(state.edited),
    [`GET ${menuPath}/changes`]: () => ok({ entries: [], has_more: false }),
    [`PATCH ${menuPath}`]: (body) => {
      const { changes } = contract.changeMenu.body.parse(body);
      const { document: menu } = applyChanges(state.edited.menu, changes);
      state.edited = { ...state.edited, menu };
      return ok({ ...state.edited, change_id: 7, new_ids: {} });
    },
    [`POST ${menuPath}/changes/7/undo`]: () => {
      state.edited = edited;
      state.undone += 1;
      return ok({ ...edited, change_id: 8 });
    },
  });
  await page.getByRole('button', { name: 'Newtown' }).click();
  const changes = () => server.calls.filter(({ method }) => method === 'PATCH').length;
  const imageOf = (key: string) => state.edited.menu.dishes[key]?.image_url;
  return { state, uploads, changes, imageOf };
}

const choose = (...names: string[]) =>
  chooseFiles(
    document.querySelector('input[type=file][multiple]') ?? document.body,
    names.map(pngOf),
  );
const rowOf = (name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('combobox') });
const selectOf = (name: string) => rowOf(name).getByRole('combobox');
const library = page.getByRole('list', { name: 'Pictures in the library' });

describe('the library of pictures', () => {
  test('says of each picture what it is and where it is used, and finds it by both', async () => {
    await open([picture('lonely.webp'), old]);
    const card = library.getByRole('listitem').filter({ hasText: 'old.webp' });
    await expect.element(card.first()).toHaveTextContent('1,200 × 800 pixels, 1.3 MB');
    await expect.element(card.first()).toHaveTextContent('Olive, ');
    await expect.element(card.first()).toHaveTextContent('Chicken Tikka at Newtown');
    await expect.element(card.first()).toHaveTextContent('Hero of the site, not published yet');
    await page.getByRole('searchbox').fill('tikka');
    await expect.element(page.getByText('1 picture', { exact: true })).toBeVisible();
    await expect.element(page.getByText('lonely.webp')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'Show' }).selectOptions('Not used');
    await expect.element(page.getByText('lonely.webp')).toBeVisible();
    await expect.element(page.getByText('old.webp')).not.toBeInTheDocument();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });

  test('gives sent files to the dishes they are called like, as one change, after they were looked at', async () => {
    const toasts: Toast[] = [];
    onTestFinished(serveToasts((toast) => toasts.push(toast)));
    const { changes, imageOf, state } = await open([old]);
    await expect.element(page.getByText('old.webp')).toBeVisible();
    choose('chicken-tikka (2).JPG', 'IMG_1234_Pumpkin Soup.png', 'IMG_0001.jpg');
    await expect.element(page.getByText('3 of 3 stored')).toBeVisible();
    await expect.element(selectOf('chicken-tikka (2).JPG')).toHaveValue('11');
    await expect.element(rowOf('chicken-tikka (2).JPG')).toHaveTextContent('The picture until now');
    await expect.element(selectOf('IMG_1234_Pumpkin Soup.png')).toHaveValue('13');
    await expect.element(selectOf('IMG_0001.jpg')).toHaveValue('');
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(changes()).toBe(0);
    await selectOf('IMG_0001.jpg').selectOptions('Chicken Tikka Masala');
    await page.getByRole('button', { name: 'Use 3 pictures' }).click();
    await expect.poll(() => toasts.at(-1)?.title).toBe('3 dishes have their pictures');
    expect(changes()).toBe(1);
    expect(['11', '12', '13'].map(imageOf)).toEqual([
      '/media/1/chicken-tikka_2_.JPG.webp',
      '/media/1/IMG_0001.jpg.webp',
      '/media/1/IMG_1234_Pumpkin_Soup.png.webp',
    ]);
    toasts.at(-1)?.action?.onClick();
    await expect.poll(() => state.undone).toBe(1);
    expect(imageOf('11')).toBe('/media/1/old.webp');
  });

  test('never gives one dish two pictures', async () => {
    const { changes } = await open([]);
    await expect.element(page.getByText(/There are no pictures yet/)).toBeVisible();
    choose('pumpkin-soup.jpg', 'pumpkin-soup-2.jpg');
    await expect
      .element(rowOf('pumpkin-soup-2.jpg'))
      .toHaveTextContent('Another picture is called');
    await selectOf('pumpkin-soup-2.jpg').selectOptions('Pumpkin soup');
    await expect.element(page.getByText(/A dish has one picture/)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^Use/ }))
      .toHaveAttribute('aria-disabled', 'true');
    expect(changes()).toBe(0);
    await selectOf('pumpkin-soup.jpg').selectOptions('No dish');
    await page.getByRole('button', { name: 'Use 1 picture' }).click();
    await expect.poll(changes).toBe(1);
  });

  test('looks for the dishes of unused pictures, and leaves them where that is said', async () => {
    const { changes } = await open([picture('chicken tikka masala.webp')]);
    await page.getByRole('button', { name: 'Find the dish of 1 unused picture' }).click();
    await expect.element(selectOf('chicken tikka masala.webp')).toHaveValue('12');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(page.getByText('Which picture is of which dish?')).not.toBeInTheDocument();
    expect(changes()).toBe(0);
  });
});
