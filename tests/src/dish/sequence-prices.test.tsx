import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { groupRules as words } from '#schemas/messages/en/group-rules.ts';
import { indexGroups } from '#schemas/rules/menu/index-groups.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { groupRuleText } from '#ui/dish/choices/group-rule-text.ts';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product } from '../sample-menu.ts';

const toppings = group({
  id: 50,
  name: 'Toppings',
  max: 5,
  sequence_prices: [1, 1.5, 2],
  modifiers: [
    // A price of its own does not count.
    modifier({ id: 60, name: 'Ham', online_price: 4 }),
    modifier({ id: 61, name: 'Olives', online_price: 0 }),
    modifier({ id: 62, name: 'Onion', online_price: 0.5 }),
    modifier({ id: 63, name: 'Egg', online_price: 0, max_quantity: 2 }),
  ],
});
const menu = menuOf([product({ id: 5, modifier_group_ids: [50] })], [toppings]);
const dialog = () => page.getByRole('dialog', { name: 'Margherita' });
const box = (name: string) => dialog().getByRole('checkbox', { name, exact: true });
const add = (price: string) => dialog().getByRole('button', { name: `Add · ${price}` });

describe('R98 a group that is priced by sequence', () => {
  it('R98 says its prices, what the next one costs, and sends no price', async () => {
    const server = cartStandIn();
    const site = (
      <>
        <MenuScreen />
        <CartHost />
      </>
    );
    drawInStorefront(site, { menu, fetch: server.fetch, address: '/menu?item=5' });
    await expect
      .element(
        dialog().getByRole('group', {
          name: 'Toppings Up to 5, first $1.00, next $1.50, then $2.00 each',
        }),
      )
      .toBeVisible();
    await box('Onion + $1.00').click();
    await expect.element(add('$13.50')).toBeVisible();
    await box('Ham + $1.50').click();
    // What was chosen first still costs what it cost.
    await expect.element(box('Onion + $1.00')).toBeChecked();
    await expect.element(box('Ham + $1.50')).toBeChecked();
    await expect.element(box('Olives + $2.00')).not.toBeChecked();
    await dialog().getByRole('button', { name: 'More: Egg' }).click();
    await dialog().getByRole('button', { name: 'More: Egg' }).click();
    await expect.element(dialog().getByText('+ $4.00')).toBeVisible();
    await box('Onion + $1.00').click();
    await expect.element(box('Ham + $1.00')).toBeChecked();
    // 12.50 + 1.00 + 1.50 + 2.00
    await add('$17.00').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const [sent] = server.changes();
    expect(sent?.body).toMatchObject({
      modifiers: [
        { modifier_id: 60, quantity: 1 },
        { modifier_id: 63, quantity: 2 },
      ],
    });
    expect(JSON.stringify(sent?.body)).not.toContain('price');
  });

  it.each([
    [{ sequence_prices: [0.8] }, 'Up to 5, $0.80 each'],
    [{ max: 2 }, 'Up to 2, first $1.00, next $1.50'],
    [{ max: 1 }, 'Up to 1, first $1.00'],
    [{ free_count: 2 }, 'Up to 5, 2 free, first $1.00, next $1.50, next $2.00'],
    [
      { free_count: 1, max: null },
      'As many as you like, 1 free, first $1.00, next $1.50, then $2.00 each',
    ],
    [{ free_count: 5 }, 'Up to 5, 5 free'],
  ])('R98 with %o its heading says %s', (change, text) => {
    const indexed = indexGroups([{ ...toppings, ...change }], (amount) => Math.round(amount * 100));
    const one = indexed.get(50);
    if (!one) throw new Error('The group is not indexed');
    expect(groupRuleText(one, words, { currency: 'AUD', locale: 'en-AU' })).toBe(text);
  });
});
