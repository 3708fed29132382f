import { createHash } from 'node:crypto';
import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart.ts';

export type LineChoices = {
  modifiers: readonly ModifierChoice[];
  configurations: readonly ConfigurationChoice[];
};
export type PlainChoices = { modifiers: ModifierChoice[]; configurations: ConfigurationChoice[] };

/** A line's choices in one fixed form: sorted, equal modifiers summed, sent prices dropped (R28). */
export function plainChoices({ modifiers, configurations }: LineChoices): PlainChoices {
  const summed = new Map<string, ModifierChoice>();
  for (const { modifier_id, quantity, configurations } of modifiers) {
    const plain = { modifier_id, quantity, configurations: plainConfigurations(configurations) };
    const key = JSON.stringify([modifier_id, plain.configurations]);
    const same = summed.get(key);
    summed.set(key, same ? { ...same, quantity: same.quantity + quantity } : plain);
  }
  return {
    modifiers: [...summed].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice),
    configurations: plainConfigurations(configurations),
  };
}

/** Equal lines have equal signatures and merge (rule R29). Hashed, for notes may be long. */
export function lineSignature(
  line: PlainChoices & { restaurantProductId: number; notes: string },
): string {
  const { restaurantProductId, modifiers, configurations, notes } = line;
  const text = JSON.stringify([restaurantProductId, modifiers, configurations, notes]);
  return createHash('sha256').update(text).digest('hex');
}

function plainConfigurations(chosen: readonly ConfigurationChoice[]): ConfigurationChoice[] {
  return chosen
    .map(({ attribute_id, attribute_value_id }) => ({ attribute_id, attribute_value_id }))
    .toSorted(
      (a, b) => a.attribute_id - b.attribute_id || a.attribute_value_id - b.attribute_value_id,
    );
}
