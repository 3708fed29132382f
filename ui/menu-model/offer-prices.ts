import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { dishPart } from './dish-part.ts';
import { linePrice } from './line-price.ts';
import { requiredChoices } from './price-range.ts';

/** Price on a card, in minor units. */
type CardPrice = { price: number; isFromPrice: boolean };

const offerLine = (
  kind: CartLine['kind'],
  offerId: number | null,
  parts: CartPart[],
): CartLine => ({
  kind,
  offerId,
  parts,
  quantity: 1,
  notes: '',
});

/** What a combo costs with its cheapest choices; its fixed price, where one costs nothing more. */
export function leastCombo(comboId: number, menu: MenuIndex): CardPrice {
  const combo = menu.combos.get(comboId);
  const parts = (combo?.components ?? []).flatMap(({ id, min, choices }) => {
    const [least] = choices
      .filter(({ restaurantProductId }) => menu.products.get(restaurantProductId)?.isAvailable)
      .toSorted((a, b) => a.upcharge - b.upcharge);
    const product = menu.products.get(least?.restaurantProductId ?? 0);
    if (min === 0 || !product) return [];
    return dishPart(product, requiredChoices(product, menu, 'least'), {
      componentId: id,
      quantity: min,
    });
  });
  return { price: linePrice(offerLine('combo', comboId, parts), menu), isFromPrice: false };
}

/** What the two cheapest dishes of a set cost as halves of one. */
export function leastHalves(setId: number, menu: MenuIndex): CardPrice {
  const dishes = (menu.halfSets.get(setId)?.restaurantProductIds ?? []).flatMap(
    (id) => menu.products.get(id) ?? [],
  );
  const available = dishes.filter(({ isAvailable }) => isAvailable);
  const rising = (available.length > 1 ? available : dishes).toSorted((a, b) => a.price - b.price);
  const [left, right] = rising;
  if (!left || !right) return { price: left?.price ?? 0, isFromPrice: true };
  const half = (product: IndexedProduct, position: 'left' | 'right') =>
    dishPart(product, requiredChoices(product, menu, 'least'), { position });
  const line = offerLine('half_and_half', null, [half(left, 'left'), half(right, 'right')]);
  return { price: linePrice(line, menu), isFromPrice: true };
}
