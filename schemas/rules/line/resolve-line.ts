import type { IndexedCombo, IndexedDeal, MenuIndex, IndexedProduct } from '../menu/menu-index.ts';
import type { CartLine, CartPart, LineKind } from './cart-line.ts';
import { findHalfSet } from './find-half-set.ts';
import { wholeOf } from './plain-line.ts';
import { resolveModifiers, resolveValues } from './resolve-choices.ts';
import type { ResolvedLine, ResolvedPart } from './resolved-line.ts';
import { withExtras } from './with-extras.ts';

export type { ResolvedLine, ResolvedPart } from './resolved-line.ts';

/**
 * Looks a line up in the menu; null where a dish, its combo or its deal left it. Choices that left
 * it are passed over, lineProblems names them. Prices come from here alone (rule R28). A combo or
 * a deal may still lack parts, and a half-and-half one half: dialogs price what is chosen so far.
 */
export function resolveLine(line: CartLine, menu: MenuIndex): ResolvedLine | null {
  const whole = wholeOf(line, menu);
  const kind = whole ? 'plain' : line.kind;
  const combo = kind === 'combo' ? (menu.combos.get(line.offerId ?? 0) ?? null) : null;
  const deal = kind === 'deal' ? (menu.deals.get(line.offerId ?? 0) ?? null) : null;
  const offer = combo ?? deal;
  if (!offer && (kind === 'combo' || kind === 'deal')) return null;

  const parts: ResolvedPart[] = [];
  for (const part of whole ? [whole] : line.parts) {
    const product = menu.products.get(part.restaurantProductId);
    if (!product) return null;
    parts.push(resolvePart(part, product, offer, menu));
  }
  if (offer) sortByComponent(parts, offer);
  if (kind === 'half_and_half' && parts[0]?.position === 'right') parts.reverse();
  const [first] = parts;
  if (!offer && !first) return null;

  const halfSet =
    kind === 'half_and_half'
      ? findHalfSet(
          menu,
          parts.map(({ product }) => product.id),
        )
      : null;
  return {
    kind,
    quantity: line.quantity,
    notes: line.notes,
    name: offer?.name ?? parts.map((part) => nameOf(part, kind)).join(' + '),
    imageUrl: offer ? offer.imageUrl : (first?.product.imageUrl ?? null),
    combo,
    deal,
    halfSet,
    parts: withExtras({ kind, combo, deal, halfSet, parts }),
  };
}

function resolvePart(
  part: CartPart,
  product: IndexedProduct,
  offer: IndexedCombo | IndexedDeal | null,
  menu: MenuIndex,
): ResolvedPart {
  const values = resolveValues(product.configurations, part.configurations, menu);
  return {
    product,
    quantity: part.quantity,
    values,
    modifiers: resolveModifiers(product.groups, part.modifiers, menu),
    component: offer?.components.find(({ id }) => id === part.componentId) ?? null,
    position: part.position,
    base: values.reduce((sum, { priceAdjustment }) => sum + priceAdjustment, product.price),
    extra: 0,
  };
}

function sortByComponent(parts: ResolvedPart[], { components }: IndexedCombo | IndexedDeal): void {
  const placeOf = ({ component }: ResolvedPart) =>
    components.findIndex(({ id }) => id === component?.id);
  parts.sort((a, b) => placeOf(a) - placeOf(b));
}

const nameOf = ({ product }: ResolvedPart, kind: LineKind): string =>
  kind === 'half_and_half' ? `½ ${product.name}` : product.name;
