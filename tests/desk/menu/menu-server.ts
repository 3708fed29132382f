import type { EditedGroup, MenuDocument } from '#schemas/api/menu-document.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';
import { personOf, DeskStandIn, drawDesk } from '../desk-stand-in.tsx';
import { ok } from '../settings/settings-server.ts';
import {
  categoryOf,
  dishOf,
  EditedMenuServer,
  stockItemOf,
  type Call,
  type Reply,
} from './edited-menu-server.ts';

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
    '1': categoryOf('Mains', ['11', '12']),
    '2': categoryOf('Drinks', ['13']),
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

/** Stands for the server behind the forms of the menu: a menu with sizes, extras and a sauce. */
export class MenuServer extends EditedMenuServer {
  constructor() {
    super(sampleMenu, { tax_classes: [{ id: 5, name: 'Alcohol' }], shared_dish_ids: [] });
  }

  /** What the pages sent, by its transaction. */
  get sent() {
    return this.received;
  }

  /** Opens an address of the desk for somebody who works at one restaurant. */
  readonly open = (
    address: string,
    role: 'owner' | 'manager' = 'owner',
    options: Parameters<typeof drawDesk>[2] = {},
  ) => {
    const olive = personOf('Olive', { role, restaurant_id: 1, email: 'o@corner.test' });
    const server = new DeskStandIn(olive, false);
    server.refuse = (call) => this.#answer(call);
    return { server, ...drawDesk(server, address, options) };
  };

  #answer(call: Call): Reply | null {
    if (call.path.endsWith('/use')) return ok({ open_carts: 3 });
    if (call.path === '/v2/staff/restaurants/1/stock') return ok(stockOf(this.edited.menu));
    return this.answerMenu(call);
  }
}

const stockOf = ({ dishes }: MenuDocument) => ({
  restaurant_id: 1,
  time_zone: 'Australia/Sydney',
  business_day: '2026-11-20',
  day_ends_at: '2026-11-20T12:00:00.000Z',
  categories: [],
  products: Object.entries(dishes).map(([key, { name }]) => stockItemOf(Number(key), name)),
  modifier_groups: [],
});
