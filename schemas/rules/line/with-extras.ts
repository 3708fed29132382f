import type { OptionCharge } from './option-charges.ts';
import { optionCharges } from './option-charges.ts';
import { halfExtras } from './half-amounts.ts';
import type { ResolvedLine, ResolvedPart } from './resolved-line.ts';

const sum = (charges: readonly OptionCharge[]) =>
  charges.reduce((total, { amount }) => total + amount, 0);

const chargesOf = ({ product, modifiers }: ResolvedPart) =>
  optionCharges(product.groups, modifiers);

/** The parts with what each adds to the price (R24 to R26, R31, R33). */
export function withExtras({
  kind,
  combo,
  deal,
  halfSet,
  parts,
}: Pick<ResolvedLine, 'kind' | 'combo' | 'deal' | 'halfSet' | 'parts'>): ResolvedPart[] {
  if (kind === 'half_and_half') {
    const [left, right] = parts.map(chargesOf);
    const extras = halfExtras(halfSet?.toppingMode ?? 'half', left ?? [], right ?? []);
    return parts.map((part, index) => withExtra(part, extras[index] ?? 0));
  }
  const isFixed = combo !== null || deal?.effect.kind === 'bundle';
  return parts.map((part) => {
    const options = sum(chargesOf(part));
    if (kind === 'plain') return withExtra(part, part.quantity * options);
    // A smaller size never lowers a fixed price; a larger one is charged.
    const dearer = isFixed ? Math.max(0, part.base - part.product.price) : 0;
    const each = upchargeOf(part, combo) + dearer + Math.max(0, options);
    return withExtra(part, part.quantity * each);
  });
}

/** Every field by name: spreading the part and overwriting one of its fields is slow. */
const withExtra = (part: ResolvedPart, extra: number): ResolvedPart => ({
  product: part.product,
  quantity: part.quantity,
  values: part.values,
  modifiers: part.modifiers,
  component: part.component,
  position: part.position,
  base: part.base,
  extra,
});

function upchargeOf({ component, product }: ResolvedPart, combo: ResolvedLine['combo']): number {
  if (!combo || !component) return 0;
  return (
    combo.components
      .find(({ id }) => id === component.id)
      ?.choices.find(({ restaurantProductId }) => restaurantProductId === product.id)?.upcharge ?? 0
  );
}
