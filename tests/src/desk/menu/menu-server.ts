import { contract } from '#schemas/api/contract.ts';
import type { EditedGroup, EditedDish, MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu, MenuChange, MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { fitting, inverseOf } from '#schemas/config/reversible-changes.ts';
import { checkMenu } from '#schemas/rules/menu-editing/check-menu.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { summarizeChanges } from '#schemas/rules/menu-editing/summarize-changes.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';
import { personOf, DeskStandIn, drawDesk } from '../desk-stand-in.tsx';

const path = '/v2/staff/restaurants/1/menu';

export const dishOf = (
  name: string,
  online_price: number,
  change: Partial<EditedDish> = {},
): EditedDish => ({ ...emptyDish, name, online_price, price: online_price, ...change });

const groupOf = (name: string, options: readonly string[]): EditedGroup => ({
  name,
  min: 0,
  max: null,
  max_distinct: null,
  free_count: 0,
  free_mode: 'first',
  charges_defaults: true,
  credits_substitutions: false,
  is_whole_only: false,
  options: options.map((option, place) => ({
    id: `${name.length}${place}`,
    name: option,
    online_price: 1,
    price: 1,
    max_quantity: 1,
    is_default: false,
    is_whole_only: false,
    allergens: [],
    choices: [],
    group_ids: [],
  })),
});

const sampleMenu: MenuDocument = {
  ...emptyMenu,
  category_ids: ['1', '2'],
  categories: {
    '1': { name: 'Mains', description: '', image_url: null, hours: [], dish_ids: ['11', '12'] },
    '2': { name: 'Drinks', description: '', image_url: null, hours: [], dish_ids: ['13'] },
  },
  dishes: {
    '11': dishOf('Pasta', 19.5, { allergens: ['gluten', 'milk'], group_ids: ['31'] }),
    '12': dishOf('Burger', 12.9, {
      allergens: ['gluten'],
      diets: ['halal'],
      group_ids: ['31', '32'],
      choices: [
        {
          id: '21',
          name: 'Size',
          is_required: true,
          values: [
            { id: '22', name: 'Regular', price_adjustment: 0 },
            { id: '23', name: 'Large', price_adjustment: 2.5 },
          ],
        },
      ],
    }),
    '13': dishOf('Lemonade', 4.5),
  },
  groups: {
    '31': groupOf('Extras', ['Cheese', 'Bacon']),
    '32': groupOf('Sauce', ['Aioli']),
    '33': groupOf('Bread', ['Brioche']),
  },
};

type Reply = { status: number; body: unknown };
const ok = (data: unknown): Reply => ({ status: 200, body: { data } });

/** Stands for the server: one menu with its history, changed, refused and taken back as there. */
export class MenuServer {
  edited: EditedMenu = {
    restaurant_id: 1,
    currency: 'AUD',
    version: 1,
    menu: sampleMenu,
    tax_classes: [{ id: 5, name: 'Alcohol' }],
    shared_dish_ids: [],
  };
  entries: MenuHistoryEntry[] = [];
  /** What was sent, by its transaction. */
  readonly sent: { transaction: string; changes: MenuChange[] }[] = [];
  /** The network loses the answer of the next change, which is made. */
  losesAnswer = false;
  readonly #made = new Map<string, Record<string, string>>();
  #nextId = 100;

  /** Opens an address of the desk for somebody who works at one restaurant. */
  readonly open = (address: string, role: 'owner' | 'manager' = 'owner') => {
    const olive = personOf('Olive', { role, restaurant_id: 1, email: 'o@corner.test' });
    const server = new DeskStandIn(olive, false);
    server.refuse = ({ method, path: at, body }) => this.#answer(`${method} ${at}`, body);
    return { server, ...drawDesk(server, address) };
  };

  /** What somebody else does meanwhile. */
  edit(change: (menu: MenuDocument) => MenuDocument): void {
    const { edited } = this;
    this.edited = { ...edited, menu: change(edited.menu), version: edited.version + 1 };
  }

  editDish(key: string, change: Partial<EditedDish>): void {
    this.edit((menu) => {
      const dish = menu.dishes[key] ?? emptyDish;
      return { ...menu, dishes: { ...menu.dishes, [key]: { ...dish, ...change } } };
    });
  }

  #answer(call: string, body: unknown): Reply | null {
    if (call === `GET ${path}`) return ok(this.edited);
    if (call === `GET ${path}/changes`) return ok({ entries: this.entries, has_more: false });
    if (call === `PATCH ${path}`) return this.#change(body);
    const undone = new RegExp(`^POST ${path}/changes/(\\d+)/undo$`).exec(call)?.[1];
    if (undone !== undefined) return this.#undo(Number(undone));
    if (call.endsWith('/use')) return ok({ open_carts: 3 });
    if (call === 'GET /v2/staff/restaurants/1/stock') return ok(stockOf(this.edited.menu));
    return null;
  }

  #change(body: unknown): Reply {
    const { transaction_id: transaction, changes } = contract.changeMenu.body.parse(body);
    this.sent.push({ transaction, changes });
    const made = this.#made.get(transaction);
    if (made) return ok({ ...this.edited, change_id: this.entries[0]?.id ?? 0, new_ids: made });
    const { menu } = this.edited;
    if (fitting(menu, changes).length < changes.length) {
      const error = 'Somebody else changed this in the meantime.';
      return { status: 412, body: { error, code: 'stale_menu', data: this.edited } };
    }
    const ids: Record<string, string> = {};
    const text = JSON.stringify(applyChanges(menu, changes).document);
    const named = text.replaceAll(/new-[a-z0-9-]+/g, (key) => (ids[key] ??= `${this.#nextId++}`));
    const next: MenuDocument = JSON.parse(named);
    const problems = checkMenu(next).map(({ path: at, message }) => ({
      path: at.join('.'),
      code: 'menu_problem',
      message,
    }));
    if (problems.length > 0) {
      return {
        status: 422,
        body: { error: problems[0]?.message, code: 'menu_problem', problems },
      };
    }
    this.edit(() => next);
    this.#made.set(transaction, ids);
    const id = this.#note(changes, null);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new TypeError('Failed to fetch');
    }
    return ok({ ...this.edited, change_id: id, new_ids: ids });
  }

  #undo(id: number): Reply {
    const entry = this.entries.find((one) => one.id === id);
    if (!entry) throw new Error(`no change ${id} was made`);
    const changes = inverseOf(entry.changes);
    this.edit((menu) => applyChanges(menu, changes).document);
    this.entries = this.entries.map((one) => (one === entry ? { ...one, is_undone: true } : one));
    return ok({ ...this.edited, change_id: this.#note(changes, id) });
  }

  #note(changes: MenuChange[], undoes_id: number | null): number {
    const id = this.entries.length + 1;
    const entry: MenuHistoryEntry = {
      id,
      at: '2026-11-21T01:16:00.000Z',
      name: 'Olive',
      person_id: '00000000-0000-4000-8000-000000000009',
      origin: undoes_id === null ? 'edit' : 'undo',
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
}

const stockOf = ({ dishes }: MenuDocument) => ({
  restaurant_id: 1,
  time_zone: 'Australia/Sydney',
  business_day: '2026-11-20',
  day_ends_at: '2026-11-20T12:00:00.000Z',
  categories: [],
  products: Object.entries(dishes).map(([key, { name }]) => ({
    id: Number(key),
    name,
    is_off: false,
    off_until: null,
    quantity: null,
    daily_quantity: null,
    choices: [],
    modifier_group_ids: [],
  })),
  modifier_groups: [],
});
