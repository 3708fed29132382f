import type { OrderLine } from '#schemas/api/orders.ts';
import { allergensOf } from '#schemas/rules/line/allergens-of.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { rateOf } from '#schemas/rules/pricing/tax-lines.ts';
import type { ResolvedModifier } from '#schemas/rules/line/resolve-choices.ts';
import type { ResolvedLine, ResolvedPart } from '#schemas/rules/line/resolved-line.ts';
import type { NewOrderLine } from '../../db/queries/orders.ts';
import { isFreePart } from '../pricing/is-free-part.ts';
import type { PricedLines, PricedStoredLine } from '../pricing/price-stored.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';

/** The lines of an order, with names and prices copied (rule R14); of a cart without problems. */
export function soldLines({ lines }: PricedLines, pricing: PricingContext): NewOrderLine[] {
  return lines.flatMap((entry, position) => {
    const { line, resolved, toPrice, priced } = entry;
    const [first] = resolved?.parts ?? [];
    if (!resolved || !first) return [];
    return [
      {
        position,
        restaurantProductId: first.product.id,
        name: resolved.name,
        quantity: line.quantity,
        unitPrice: toPrice.listUnit,
        itemTotal: priced.listTotal,
        notes: line.notes,
        kind: resolved.kind,
        choices: resolved.kind === 'plain' ? choiceLabels(first) : [],
        parts: resolved.kind === 'plain' ? [] : partLabels(resolved),
        allergens: allergensOf(resolved),
        chosen: chosenOf(line),
        dealName: dealNameOf(entry, pricing),
        dealDiscount: priced.dealDiscount,
        orderDiscount: priced.orderDiscount + priced.pointsDiscount,
        tax: priced.tax,
        partShares: partSharesOf(entry, pricing),
        isFree: priced.freeUnits === line.quantity,
      },
    ];
  });
}

/**
 * What each part of one unit costs (rule R33). A deal by hand that a code took the place of has
 * lowered none of them.
 */
function partSharesOf(
  { toPrice, priced }: PricedStoredLine,
  { rules: { tax } }: PricingContext,
): NewOrderLine['partShares'] {
  const isDealLeftOut = toPrice.unit < toPrice.listUnit && priced.dealDiscount === 0;
  const shares = isDealLeftOut ? toPrice.listShares : toPrice.shares;
  if (shares.length < 2) return [];
  return shares.map(({ amount, taxClassId }) => ({ amount, ppm: rateOf(taxClassId, tax) }));
}

const chosenOf = ({ kind, offerId, parts }: CartLine): NonNullable<NewOrderLine['chosen']> => ({
  kind,
  offerId,
  parts,
});

/** The deal put together by hand, or the automatic ones that lower the line. */
function dealNameOf(
  { resolved, priced }: PricedStoredLine,
  { snapshot }: PricingContext,
): string | null {
  if (resolved?.deal) return resolved.deal.name;
  const names = priced.deals
    .filter(({ discount }) => discount > 0)
    .map(({ dealId }) => snapshot?.menuIndex.deals.get(dealId)?.name ?? '');
  return names.length > 0 ? names.join(', ') : null;
}

function partLabels(resolved: ResolvedLine): OrderLine['parts'] {
  return resolved.parts.map((part) => ({
    position: part.position,
    component: part.component?.name ?? null,
    name: part.product.name,
    quantity: part.quantity,
    is_free: isFreePart(part, resolved),
    choices: choiceLabels(part),
  }));
}

/** Values first, then options in the order of the menu, each before what it asked in turn. */
const choiceLabels = ({ values, modifiers }: ResolvedPart): OrderLine['choices'] => [
  ...values.map((value) => ({
    group: value.attributeName,
    name: value.name,
    quantity: 1,
    depth: 0,
  })),
  ...modifiers.flatMap((modifier) => optionLabels(modifier, 0)),
];

function optionLabels(
  { modifier, group, quantity, values, modifiers }: ResolvedModifier,
  depth: number,
): OrderLine['choices'] {
  const name = [modifier.name, ...values.map((value) => value.name)].join(', ');
  const inner = modifiers.flatMap((one) => optionLabels(one, depth + 1));
  return [{ group: group.name, name, quantity, depth }, ...inner];
}
