import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { MenuIds } from '../../db/queries/menu-ids.ts';

/** Every id of the menu that a line names, whatever it is worth. */
export function menuIdsOf({ kind, offerId, parts }: CartLine): MenuIds {
  const modifiers = parts.flatMap((part) => part.modifiers.flatMap(withInner));
  const configurations: ConfigurationChoice[] = [
    ...parts.flatMap((part) => part.configurations),
    ...modifiers.flatMap((choice) => choice.configurations),
  ];
  const components = parts.flatMap(({ componentId }) => componentId ?? []);
  const isCombo = kind === 'combo';
  const offers = offerId === null ? [] : [offerId];
  return {
    restaurantProductIds: parts.map(({ restaurantProductId }) => restaurantProductId),
    modifierIds: modifiers.map(({ modifier_id }) => modifier_id),
    attributeIds: configurations.map(({ attribute_id }) => attribute_id),
    comboIds: isCombo ? offers : [],
    comboComponentIds: isCombo ? components : [],
    dealIds: isCombo ? [] : offers,
    dealComponentIds: isCombo ? [] : components,
  };
}

const withInner = (choice: ModifierChoice): ModifierChoice[] => [
  choice,
  ...(choice.modifiers ?? []).flatMap(withInner),
];
