import type { MenuConfiguration, MenuModifier, RestaurantProduct } from '#schemas/api/menu.ts';
import { toMinor } from '#schemas/money.ts';
import type { Offered } from '#schemas/rules/check-choices.ts';

type Range = { least: number; most: number };

/**
 * The least and the most a dish can cost through what has to be chosen, in minor units; what is
 * optional does not count. They differ where a card says 'from'.
 */
export function priceRange(
  { product, groups }: Offered & { product: Pick<RestaurantProduct, 'online_price'> },
  currency: string,
): Range {
  const base = toMinor(product.online_price, currency);
  const parts = [
    ...product.configurations.map((one) => configurationRange(one, currency)),
    ...groups.map(({ min, modifiers }) => groupRange(min, modifiers, currency)),
  ];
  const least = parts.reduce((total, part) => total + part.least, base);
  const most = parts.reduce((total, part) => total + part.most, base);
  return { least: Math.max(0, least), most: Math.max(0, most) };
}

function configurationRange(offered: MenuConfiguration, currency: string): Range {
  if (!offered.is_required || offered.values.length === 0) return { least: 0, most: 0 };
  const prices = offered.values.map((value) => toMinor(value.price_adjustment, currency));
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

function groupRange(min: number, modifiers: readonly MenuModifier[], currency: string): Range {
  const ranges = modifiers
    .filter(({ is_available }) => is_available)
    .map((modifier) => modifierRange(modifier, currency));
  const take = (prices: number[], times: readonly number[]) => {
    let left = min;
    return prices.reduce((total, price, index) => {
      const count = Math.min(left, times[index] ?? 1);
      left -= count;
      return total + count * price;
    }, 0);
  };
  const rising = ranges.toSorted((a, b) => a.least - b.least);
  const falling = ranges.toSorted((a, b) => b.most - a.most);
  return {
    least: take(
      rising.map(({ least }) => least),
      rising.map(({ times }) => times),
    ),
    most: take(
      falling.map(({ most }) => most),
      falling.map(({ times }) => times),
    ),
  };
}

function modifierRange(modifier: MenuModifier, currency: string): Range & { times: number } {
  const price = toMinor(modifier.online_price, currency);
  const parts = modifier.configurations.map((one) => configurationRange(one, currency));
  return {
    least: parts.reduce((total, { least }) => total + least, price),
    most: parts.reduce((total, { most }) => total + most, price),
    times: modifier.max_quantity,
  };
}
