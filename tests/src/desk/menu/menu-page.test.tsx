import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#schemas/api/contract.ts';
import type { EditedMenu, MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { summarizeChanges } from '#schemas/rules/menu-editing/summarize-changes.ts';
import { paths } from '#src/paths.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';
import { ok, openSettings } from '../settings/settings-server.ts';

const path = '/v2/staff/restaurants/1/menu';
const dish = (name: string, online_price: number, change: Partial<typeof emptyDish> = {}) => ({
  ...emptyDish,
  name,
  online_price,
  price: online_price,
  ...change,
});

/** Stands for the server: a menu that is changed, and its history. */
class MenuStandIn {
  edited: EditedMenu = {
    restaurant_id: 1,
    currency: 'AUD',
    version: 1,
    menu: {
      ...emptyMenu,
      category_ids: ['1', '2'],
      categories: {
        '1': { name: 'Mains', description: '', image_url: null, hours: [], dish_ids: ['11', '12'] },
        '2': { name: 'Drinks', description: '', image_url: null, hours: [], dish_ids: ['13'] },
      },
      dishes: {
        '11': dish('Crème brûlée', 9.5),
        '12': dish('Burger', 12.9, { has_own_price: true }),
        '13': dish('Lemonade', 4.5),
      },
    },
    tax_classes: [],
    shared_dish_ids: ['12', '13'],
  };
  entries: MenuHistoryEntry[] = [];
  /** What somebody else does before the next change arrives. */
  before: (() => void) | null = null;

  /** The page of the first of two restaurants. */
  readonly open = async () => {
    openSettings(paths.deskPage('menu'), {
      [`GET ${path}`]: () => ok(this.edited),
      [`GET ${path}/changes`]: () => ok({ entries: this.entries, has_more: false, people: [] }),
      [`PATCH ${path}`]: (body) => this.#change(body),
      [`POST ${path}/changes/1/undo`]: () => {
        const [entry] = this.entries;
        if (!entry) throw new Error('nothing was changed');
        this.setPrice('12', 12.9);
        this.entries = [{ ...entry, is_undone: true }];
        return ok({ ...this.edited, change_id: 2 });
      },
    });
    await page.getByRole('button', { name: 'Newtown' }).click();
  };

  setPrice(key: string, online_price: number): void {
    const { menu } = this.edited;
    const changed = { ...(menu.dishes[key] ?? emptyDish), online_price };
    this.edited = {
      ...this.edited,
      menu: { ...menu, dishes: { ...menu.dishes, [key]: changed } },
    };
  }

  #change(body: unknown) {
    this.before?.();
    this.before = null;
    const { changes } = contract.changeMenu.body.parse(body);
    const isStale = changes.some(
      ({ path: [, key], before }) =>
        this.edited.menu.dishes[String(key)]?.online_price !== before.value,
    );
    if (isStale) {
      const error = 'Somebody else changed this in the meantime.';
      return { status: 412, body: { error, code: 'stale_menu', data: this.edited } };
    }
    const { document: menu } = applyChanges(this.edited.menu, changes);
    this.edited = { ...this.edited, menu };
    this.entries = [
      {
        id: 1,
        at: '2026-11-21T01:16:00.000Z',
        name: 'Olive',
        person_id: '00000000-0000-4000-8000-000000000009',
        origin: 'edit',
        changes,
        change_count: changes.length,
        summary: summarizeChanges(changes),
        names: {},
        imported: null,
        undoes_id: null,
        is_undone: false,
      },
    ];
    return ok({ ...this.edited, change_id: 1, new_ids: {} });
  }
}

const price = (name: string) => page.getByRole('textbox', { name: `Online price of ${name}` });
const history = page.getByRole('region', { name: 'What was changed' });

describe('the page of the menu', () => {
  it('saves a price by Enter, says so, and takes it back by the history', async () => {
    const server = new MenuStandIn();
    await server.open();
    await price('Burger').fill('13,5');
    await userEvent.keyboard('{Enter}');
    await expect.element(price('Burger')).toHaveValue('13.50');
    await expect.element(history).toHaveTextContent('Burger: $12.90 → $13.50');
    expect(server.edited.menu.dishes['12']?.online_price).toBe(13.5);
    await history.getByRole('button', { name: /^Take back: Burger/ }).click();
    await expect.element(price('Burger')).toHaveValue('12.90');
    await expect.element(history).toHaveTextContent('Taken back');
  });

  it('refuses what is no price at its place, and Escape brings back what was', async () => {
    const server = new MenuStandIn();
    await server.open();
    for (const text of ['1e9', '-1', '', '١٢', '1.005']) {
      await price('Burger').fill(text);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText('Write a price such as 12.50.')).toBeVisible();
      await expect.element(price('Burger')).toHaveAttribute('aria-invalid', 'true');
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(price('Burger')).toHaveValue('12.90');
    expect(server.entries).toEqual([]);
  });

  it('takes over what somebody else changed elsewhere, and shows theirs where both changed one', async () => {
    const server = new MenuStandIn();
    await server.open();
    server.before = () => server.setPrice('13', 5);
    await price('Burger').fill('14');
    await userEvent.keyboard('{Enter}');
    await expect.element(history).toHaveTextContent('Burger: $12.90 → $14.00');
    server.before = () => server.setPrice('12', 20);
    await price('Burger').fill('15');
    await userEvent.keyboard('{Enter}');
    await expect.element(price('Burger')).toHaveValue('20.00');
    await expect.element(price('Lemonade')).toHaveValue('5.00');
    expect(server.edited.menu.dishes['12']?.online_price).toBe(20);
  });

  it('finds a dish without its accents, and says whose price it is', async () => {
    await new MenuStandIn().open();
    await expect.element(page.getByText('A price of its own here')).toBeVisible();
    await expect.element(page.getByText('The same price at all your restaurants')).toBeVisible();
    await page.getByRole('searchbox').fill('creme bru');
    await expect.element(price('Crème brûlée')).toBeVisible();
    expect(price('Burger').query()).toBeNull();
    await page.getByRole('searchbox').fill('pasta');
    await expect.element(page.getByText('No dish is called “pasta”.')).toBeVisible();
  });
});
