import type {
  SaleCombo,
  SaleDeal,
  SaleHalfSet,
  SaleMenu,
  SaleProduct,
  SaleValue,
} from '../menu/sale-menu.ts';
import type { CartLine, CartPart, LineKind } from './cart-line.ts';
import { findHalfSet } from './find-half-set.ts';
import { wholeOf } from './plain-line.ts';
import { resolveModifiers, resolveValues } from './resolve-choices.ts';
import type { ResolvedModifier } from './resolve-choices.ts';
import { withExtras } from './with-extras.ts';

/** A dish of a line as the menu has it now; minor units. */
export type ResolvedPart = {
  product: SaleProduct;
  /** Within one unit of the line. */
  quantity: number;
  /** Chosen values and options; values and groups in the order of the menu. */
  values: readonly SaleValue[];
  modifiers: readonly ResolvedModifier[];
  /** The component of the combo or the deal that it fills. */
  component: { id: number; name: string } | null;
  position: 'left' | 'right' | null;
  /** One of the dish with its values, without options; below 0 only where the menu is wrong. */
  base: number;
  /**
   * What the part adds to one unit of the line beyond its base or its share of a fixed price, for
   * all of its quantity: options, upcharges and, of a fixed price, dearer values.
   */
  extra: number;
};

/** A line with what the menu says of it now. */
export type ResolvedLine = {
  /** Two equal halves are a plain dish (rule R32), whatever the cart keeps. */
  kind: LineKind;
  quantity: number;
  notes: string;
  name: string;
  imageUrl: string | null;
  /** What it is an order of; null of the other kinds. */
  combo: SaleCombo | null;
  deal: SaleDeal | null;
  /** null of a half-and-half too whose dishes are in no set; then it cannot be ordered. */
  halfSet: SaleHalfSet | null;
  /** Left before right; of combos and deals in the order of their components. */
  parts: readonly ResolvedPart[];
};

/**
 * Looks a line up in the menu; null where a dish, its combo or its deal left it. Choices that left
 * it are passed over, lineProblems names them. Prices come from here alone (rule R28). A combo or
 * a deal may still lack parts, and a half-and-half one half: dialogs price what is chosen so far.
 */
export function resolveLine(line: CartLine, menu: SaleMenu): ResolvedLine | null {
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
  product: SaleProduct,
  offer: SaleCombo | SaleDeal | null,
  menu: SaleMenu,
): ResolvedPart {
  const values = resolveValues(product.configurations, part.configurations, menu.values);
  return {
    product,
    quantity: part.quantity,
    values,
    modifiers: resolveModifiers(product.groups, part.modifiers, menu.values),
    component: offer?.components.find(({ id }) => id === part.componentId) ?? null,
    position: part.position,
    base: values.reduce((sum, { priceAdjustment }) => sum + priceAdjustment, product.price),
    extra: 0,
  };
}

function sortByComponent(parts: ResolvedPart[], { components }: SaleCombo | SaleDeal): void {
  const placeOf = ({ component }: ResolvedPart) =>
    components.findIndex(({ id }) => id === component?.id);
  parts.sort((a, b) => placeOf(a) - placeOf(b));
}

const nameOf = ({ product }: ResolvedPart, kind: LineKind): string =>
  kind === 'half_and_half' ? `½ ${product.name}` : product.name;
