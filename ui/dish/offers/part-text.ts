import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import { resolveLine, type ResolvedPart } from '#schemas/rules/line/resolve-line.ts';
import type { ResolvedModifier } from '#schemas/rules/line/resolve-choices.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { comma } from '#schemas/messages/en/language.ts';

/** A chosen dish in words: its name, and 'Large', '2 × Olives (double)'. */
export function partText(part: CartPart, menu: MenuIndex): { name: string; choices: string[] } {
  const alone = { ...part, componentId: null };
  const resolved = resolveLine(
    { kind: 'plain', offerId: null, parts: [alone], quantity: 1, notes: '' },
    menu,
  );
  const [own] = resolved?.parts ?? [];
  const name = own?.product.name ?? '';
  const counted = part.quantity > 1 ? `${part.quantity} × ${name}` : name;
  return { name: counted, choices: own ? choicesInWords(own) : [] };
}

const choicesInWords = ({ values, modifiers }: ResolvedPart): string[] => [
  ...values.map(({ name }) => name),
  ...modifiers.map(modifierInWords),
];

function modifierInWords({ modifier, quantity, values, modifiers }: ResolvedModifier): string {
  const inner = [...values.map(({ name }) => name), ...modifiers.map(modifierInWords)];
  const name = quantity > 1 ? `${quantity} × ${modifier.name}` : modifier.name;
  return inner.length > 0 ? `${name} (${inner.join(comma)})` : name;
}
