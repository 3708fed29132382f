import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { contract } from '#schemas/api/contract.ts';
import type { Stock } from '#schemas/api/staff-stock.ts';
import { paths } from '#ui/paths.ts';
import { serveToasts, type Toast } from '#ui/toasts/toasts.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';
import { ok } from '../settings/settings-server.ts';
import {
  categoryOf,
  dishOf,
  EditedMenuServer,
  stockItemOf,
  type Call,
  type Reply,
} from './edited-menu-server.ts';

const sampleMenu = {
  ...emptyMenu,
  category_ids: ['1', '2'],
  categories: { '1': categoryOf('Mains', ['11', '12']), '2': categoryOf('Drinks', ['13']) },
  dishes: {
    '11': dishOf('Crème brûlée', 9.5),
    '12': dishOf('Burger', 12.9, { has_own_price: true }),
    '13': dishOf('Lemonade', 4.5),
  },
};

/** Stands for the server behind the lists of the menu: also what is sold out of it. */
export class MenuListServer extends EditedMenuServer {
  stock: Stock = {
    restaurant_id: 1,
    time_zone: 'Australia/Sydney',
    business_day: '2026-11-21',
    day_ends_at: '2026-11-21T11:00:00.000Z',
    categories: [],
    products: [
      stockItemOf(11, 'Crème brûlée'),
      stockItemOf(12, 'Burger'),
      { ...stockItemOf(13, 'Lemonade'), quantity: 3 },
    ],
    modifier_groups: [],
  };
  isDown = false;
  readonly toasts: Toast[] = [];

  constructor() {
    super(sampleMenu, {
      tax_classes: [{ id: 7, name: 'Reduced' }],
      shared_dish_ids: ['12', '13'],
    });
  }

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
    this.editDish(key, { online_price });
  }

  /** Presses Undo of the last toast. */
  pressUndo(): void {
    this.toasts.at(-1)?.action?.onClick();
  }

  titles = (): string[] => this.toasts.map(({ title }) => title);

  prices(): (number | undefined)[] {
    return ['11', '12', '13'].map((key) => this.edited.menu.dishes[key]?.online_price);
  }

  #answer(call: Call): Reply | null {
    const { method, path: at, body } = call;
    if (this.isDown && at.startsWith('/v2/staff/restaurants/1/')) throw new TypeError('no network');
    if (at.endsWith('/stock')) return ok(this.stock);
    if (method === 'PUT' && at.endsWith('/availability')) return this.#setAvailability(body);
    return this.answerMenu(call);
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
