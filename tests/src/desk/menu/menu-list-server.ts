import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { contract } from '#schemas/api/contract.ts';
import type { EditedMenu, MenuChange, MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import type { Stock } from '#schemas/api/staff-stock.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { fitting, inverseOf } from '#schemas/config/reversible-changes.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { summarizeChanges } from '#schemas/rules/menu-editing/summarize-changes.ts';
import { paths } from '#src/paths.ts';
import { serveToasts, type Toast } from '#src/toasts/toasts.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';
import { ok } from '../settings/settings-server.ts';

const path = '/v2/staff/restaurants/1/menu';
const olive = '00000000-0000-4000-8000-000000000009';

type Call = { method: string; path: string; search: string; body: unknown };
type Reply = { status: number; body: unknown };

export const dishOf = (
  name: string,
  online_price: number,
  change: Partial<typeof emptyDish> = {},
) => ({ ...emptyDish, name, online_price, price: online_price, ...change });

const stockItem = (id: number, name: string) => ({
  id,
  name,
  is_off: false,
  off_until: null,
  quantity: null,
  daily_quantity: null,
  choices: [],
  modifier_group_ids: [],
});

const category = (name: string, dish_ids: string[]) => ({
  name,
  description: '',
  image_url: null,
  hours: [],
  dish_ids,
});

/** Stands for the server: a menu that is changed, its history, and what is sold out of it. */
export class MenuListServer {
  edited: EditedMenu = {
    restaurant_id: 1,
    currency: 'AUD',
    version: 1,
    menu: {
      ...emptyMenu,
      category_ids: ['1', '2'],
      categories: { '1': category('Mains', ['11', '12']), '2': category('Drinks', ['13']) },
      dishes: {
        '11': dishOf('Crème brûlée', 9.5),
        '12': dishOf('Burger', 12.9, { has_own_price: true }),
        '13': dishOf('Lemonade', 4.5),
      },
    },
    tax_classes: [{ id: 7, name: 'Reduced' }],
    shared_dish_ids: ['12', '13'],
  };
  stock: Stock = {
    restaurant_id: 1,
    time_zone: 'Australia/Sydney',
    business_day: '2026-11-21',
    day_ends_at: '2026-11-21T11:00:00.000Z',
    categories: [],
    products: [
      stockItem(11, 'Crème brûlée'),
      stockItem(12, 'Burger'),
      { ...stockItem(13, 'Lemonade'), quantity: 3 },
    ],
    modifier_groups: [],
  };
  /** The newest first. */
  entries: MenuHistoryEntry[] = [];
  /** What somebody else does before the next change arrives. */
  before: (() => void) | null = null;
  /** Entries of one page. */
  pageSize = 30;
  isDown = false;
  readonly toasts: Toast[] = [];

  /** A page of the first of two restaurants. */
  readonly open = async (
    address: string = paths.deskMenu(),
    role: 'owner' | 'manager' = 'owner',
  ) => {
    const person = personOf('Olive', { role, restaurant_id: 1, email: 'o@corner.test' });
    const server = new DeskStandIn(
      role === 'owner' ? { ...person, restaurant_id: null } : person,
      false,
    );
    server.refuse = (call) => this.#answer(call);
    onTestFinished(serveToasts((toast) => this.toasts.push(toast)));
    // Those of before have waited for somebody to show them.
    this.toasts.length = 0;
    drawDesk(server, address);
    if (role === 'owner') await page.getByRole('button', { name: 'Newtown' }).click();
    return server;
  };

  setPrice(key: string, online_price: number): void {
    const { menu } = this.edited;
    const changed = { ...(menu.dishes[key] ?? emptyDish), online_price };
    this.edited = {
      ...this.edited,
      menu: { ...menu, dishes: { ...menu.dishes, [key]: changed } },
    };
  }

  /** Presses Undo of the last toast. */
  pressUndo(): void {
    this.toasts.at(-1)?.action?.onClick();
  }

  titles = (): string[] => this.toasts.map(({ title }) => title);

  /** What somebody changed before. */
  change(changes: MenuChange[]): void {
    this.#write(changes, 'edit', null);
  }

  prices(): (number | undefined)[] {
    return ['11', '12', '13'].map((key) => this.edited.menu.dishes[key]?.online_price);
  }

  #answer({ method, path: at, search, body }: Call): Reply | null {
    if (this.isDown && at.startsWith('/v2/staff/restaurants/1/')) throw new TypeError('no network');
    const undone = new RegExp(`^${path}/changes/(\\d+)/undo$`).exec(at)?.[1];
    const one = new RegExp(`^${path}/changes/(\\d+)$`).exec(at)?.[1];
    if (undone !== undefined) return this.#undo(Number(undone), body);
    if (one !== undefined) return ok(this.entries.find(({ id }) => id === Number(one)));
    if (at === path) return method === 'PATCH' ? this.#change(body) : ok(this.edited);
    if (at === `${path}/changes`)
      return ok(this.#page(new URLSearchParams(search).get('before_id')));
    if (at.endsWith('/stock')) return ok(this.stock);
    if (method === 'PUT' && at.endsWith('/availability')) return this.#setAvailability(body);
    return null;
  }

  #page(beforeId: string | null) {
    const older = this.entries.filter(({ id }) => beforeId === null || id < Number(beforeId));
    const entries = older.slice(0, this.pageSize).map((entry) => ({
      ...entry,
      changes: entry.changes.slice(0, 20),
    }));
    const has_more = older.length > this.pageSize;
    return { entries, has_more, people: [{ id: olive, name: 'Olive' }] };
  }

  #change(body: unknown): Reply {
    this.before?.();
    this.before = null;
    const { changes, origin } = contract.changeMenu.body.parse(body);
    if (fitting(this.edited.menu, changes).length < changes.length) {
      const error = 'Somebody else changed this in the meantime.';
      return { status: 412, body: { error, code: 'stale_menu', data: this.edited } };
    }
    const id = this.#write(changes, origin, null);
    return ok({ ...this.edited, change_id: id, new_ids: {} });
  }

  #undo(id: number, body: unknown): Reply {
    const { leaves_changed: leaves } = contract.undoMenuChange.body.parse(body);
    const entry = this.entries.find((known) => known.id === id);
    const inverse = inverseOf(entry?.changes ?? []);
    const fits = fitting(this.edited.menu, inverse);
    if (fits.length < inverse.length && !leaves) {
      const error = 'Some of this was changed again since.';
      const problems = inverse
        .filter((change) => !fits.includes(change))
        .map(({ path: at }) => ({ path: at.join('.'), code: 'changed_since', message: error }));
      return { status: 409, body: { error, code: 'changed_since', problems } };
    }
    const written = this.#write(fits, 'undo', id);
    this.entries = this.entries.map((one) => (one.id === id ? { ...one, is_undone: true } : one));
    return ok({ ...this.edited, change_id: written });
  }

  #write(
    changes: MenuChange[],
    origin: MenuHistoryEntry['origin'],
    undoes_id: number | null,
  ): number {
    this.edited = { ...this.edited, menu: applyChanges(this.edited.menu, changes).document };
    const id = this.entries.length + 1;
    const entry: MenuHistoryEntry = {
      id,
      at: '2026-11-21T01:16:00.000Z',
      name: 'Olive',
      person_id: olive,
      origin,
      changes,
      change_count: changes.length,
      summary: summarizeChanges(changes),
      names: {},
      imported: null,
      undoes_id,
      is_undone: false,
    };
    this.entries = [entry, ...this.entries];
    return id;
  }

  #setAvailability(body: unknown): Reply {
    const many = contract.setAvailabilities.body.safeParse(body);
    const items = many.success ? many.data.items : [contract.setAvailability.body.parse(body)];
    for (const item of items) {
      this.stock = {
        ...this.stock,
        products: this.stock.products.map((product) =>
          product.id === item.item_id
            ? { ...product, is_off: !item.is_available, off_until: item.until }
            : product,
        ),
      };
    }
    return many.success ? ok({ changed: items.length }) : ok({ is_available: true });
  }
}
