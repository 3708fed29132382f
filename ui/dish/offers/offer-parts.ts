import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import type { IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import type { Choices } from '../../menu-model/choices.ts';
import { defaultChoices, dishPart } from '../../menu-model/dish-part.ts';
import type { OfferStep } from './offer.ts';

const isOf = (part: CartPart, { id }: OfferStep, dish: IndexedProduct) =>
  part.componentId === id && part.restaurantProductId === dish.id;

export const partOf = (
  parts: readonly CartPart[],
  step: OfferStep,
  dish: IndexedProduct,
): CartPart | undefined => parts.find((part) => isOf(part, step, dish));

export const countIn = (parts: readonly CartPart[], { id }: OfferStep): number =>
  parts.reduce((sum, part) => sum + (part.componentId === id ? part.quantity : 0), 0);

/** The step's only dish; null takes it away. */
export function withDish(
  parts: readonly CartPart[],
  step: OfferStep,
  dish: IndexedProduct | null,
): CartPart[] {
  const others = parts.filter(({ componentId }) => componentId !== step.id);
  if (!dish) return others;
  return [...others, dishPart(dish, defaultChoices(dish), { componentId: step.id })];
}

/** So many of one dish of a step that takes several. */
export function withCount(
  parts: readonly CartPart[],
  step: OfferStep,
  dish: IndexedProduct,
  quantity: number,
): CartPart[] {
  if (quantity === 0) return parts.filter((part) => !isOf(part, step, dish));
  if (!partOf(parts, step, dish)) {
    const place = { componentId: step.id, quantity };
    return [...parts, dishPart(dish, defaultChoices(dish), place)];
  }
  return parts.map((part) => (isOf(part, step, dish) ? { ...part, quantity } : part));
}

/** Other choices of one dish. */
export const withChoices = (
  parts: readonly CartPart[],
  step: OfferStep,
  dish: IndexedProduct,
  { modifiers, configurations }: Choices,
): CartPart[] =>
  parts.map((part) =>
    isOf(part, step, dish)
      ? { ...part, modifiers: [...modifiers], configurations: [...configurations] }
      : part,
  );
