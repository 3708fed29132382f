import type { OrderLine } from '#schemas/api/orders.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
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
        chosen: chosenOf(line),
        dealName: dealNameOf(entry, pricing),
        dealDiscount: priced.dealDiscount,
        orderDiscount: priced.orderDiscount + priced.pointsDiscount,
        tax: priced.tax,
        isFree: priced.freeUnits === line.quantity,
      },
    ];
  });
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
  ...values.map((value) => ({ group: value.attributeName, name: value.name, quantity: 1 })),
  ...modifiers.flatMap(optionLabels),
];

function optionLabels({
  modifier,
  group,
  quantity,
  values,
  modifiers,
}: ResolvedModifier): OrderLine['choices'] {
  const name = [modifier.name, ...values.map((value) => value.name)].join(', ');
  return [{ group: group.name, name, quantity }, ...modifiers.flatMap(optionLabels)];
}
