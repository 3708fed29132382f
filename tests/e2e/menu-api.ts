import type { APIRequestContext } from '@playwright/test';
import { menu as menuSchema, type Menu } from '#schemas/api/menu.ts';
import { restaurantWithImages } from '#schemas/api/restaurants.ts';
import { pizzeria, type Shop } from './demo-shops.ts';

/** A dish as a customer orders it. */
export type OrderLine = {
  category: string;
  dish: string;
  quantity?: number;
  choices?: readonly Choice[];
};

/** `value` is what is chosen of an option's own configuration; `count` how often it is had. */
export type Choice = { group: string; option: string; count?: number; value?: string };

/** Asked at the host that no tenant owns, for Node knows no `53.localhost`. */
const api = `${pizzeria.address}/api`;

/** Id of a restaurant by its name. */
export async function findRestaurant(
  request: APIRequestContext,
  { tenantId }: Shop,
  name: string,
): Promise<number> {
  const reply = await request.post(`${api}/restaurants-with-images`, {
    data: { tenant_id: tenantId, status: 1 },
  });
  const list = restaurantWithImages.array().parse(await reply.json());
  return known(
    list.find(({ restaurant }) => restaurant.name === name),
    name,
  ).restaurant.id;
}

export async function readMenu(
  request: APIRequestContext,
  { tenantId }: Shop,
  restaurantId: number,
): Promise<Menu> {
  const reply = await request.get(`${api}/v2/menu`, {
    params: { tenant_id: tenantId, restaurant_id: restaurantId },
  });
  const { data }: { data: unknown } = await reply.json();
  return menuSchema.parse(data);
}

/** What an order line costs in cents, added up from the menu's own prices. */
export function priceOf(menu: Menu, { dish, quantity = 1, choices = [] }: OrderLine): number {
  const product = known(
    menu.restaurant_products.find(({ products }) => products.name === dish),
    dish,
  );
  const groups = menu.modifier_groups.filter(({ id }) => product.modifier_group_ids.includes(id));
  const extras = choices.map(({ group, option, count = 1, value }) => {
    const own = product.configurations.find(({ attribute }) => attribute.display_name === group);
    if (own) return adjustment([own], option);
    const modifier = known(
      groups.find(({ name }) => name === group)?.modifiers.find(({ name }) => name === option),
      option,
    );
    const step = value === undefined ? 0 : adjustment(modifier.configurations, value);
    return count * (cents(modifier.online_price) + step);
  });
  return quantity * (cents(product.online_price) + sum(extras));
}

type Configurations = Menu['restaurant_products'][number]['configurations'];

function adjustment(configurations: Configurations, displayValue: string): number {
  const values = configurations.flatMap(({ values }) => values);
  return cents(
    known(
      values.find(({ display_value }) => display_value === displayValue),
      displayValue,
    ).price_adjustment,
  );
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

const cents = (dollars: number) => Math.round(dollars * 100);

/** '$24.50', as both tenants show it. */
export const inDollars = (amount: number): string =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(amount / 100);

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`The demo has no '${name}'.`);
  return found;
}
