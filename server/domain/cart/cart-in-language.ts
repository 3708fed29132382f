import type { Cart, CartItem, CartModifier, CartPortion } from '#schemas/api/cart.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { MenuSnapshot } from '../menu/menu-snapshot.ts';
import { entryKey, type NamedEntry, type TranslatedEntries } from '../menu/menu-translations.ts';

/**
 * A cart with the names that its reader's menu has, by the ids of what is in it. Lines are priced,
 * placed and cooked by the names that the restaurant wrote (docs/decisions/109).
 */
export function cartInLanguage(
  cart: Cart,
  snapshot: Pick<MenuSnapshot, 'translations'> | null,
  language: Language,
): Cart {
  const entries = language === 'en' ? undefined : snapshot?.translations[language];
  if (!entries || entries.size === 0) return cart;
  const names = namesIn(entries);
  return {
    ...cart,
    items: cart.items.map((item) => itemIn(item, names)),
    deal_hints: cart.deal_hints.map((hint) => ({
      ...hint,
      name: names.nameOf('deal', hint.deal_id, hint.name),
    })),
  };
}

type Names = ReturnType<typeof namesIn>;
type Configuration = CartItem['cart_configurations'][number];

function namesIn(entries: TranslatedEntries) {
  const nameOf = (kind: NamedEntry, id: number, written: string): string =>
    entries.get(entryKey(kind, id))?.name ?? written;
  const named = <T extends { id: number; name: string }>(kind: NamedEntry, entry: T): T => ({
    ...entry,
    name: nameOf(kind, entry.id, entry.name),
  });
  const configurations = (all: readonly Configuration[]): Configuration[] =>
    all.map((one) => {
      const {
        product_configuration_attributes: choice,
        product_configuration_attribute_values: value,
      } = one;
      return {
        ...one,
        product_configuration_attributes: {
          ...choice,
          display_name: nameOf('choice', choice.id, choice.display_name),
        },
        product_configuration_attribute_values: {
          ...value,
          display_value: nameOf('value', value.id, value.display_value),
        },
      };
    });
  const modifiers = (all: readonly CartModifier[]): CartModifier[] =>
    all.map((one) => {
      const { restaurant_product_modifiers: option } = one;
      const modifier = nameOf('option', option.id, option.modifiers.modifier);
      return {
        ...one,
        restaurant_product_modifiers: { ...option, modifiers: { modifier } },
        cart_modifier_configurations: configurations(one.cart_modifier_configurations),
        cart_modifiers: modifiers(one.cart_modifiers),
      };
    });
  const portions = (step: NamedEntry, all: readonly CartPortion[]): CartPortion[] =>
    all.map((portion) => ({
      ...portion,
      component: portion.component && named(step, portion.component),
      products: {
        ...portion.products,
        ...entries.get(entryKey('dish', portion.restaurant_product_id)),
      },
      cart_modifiers: modifiers(portion.cart_modifiers),
      cart_configurations: configurations(portion.cart_configurations),
    }));
  return { entries, nameOf, named, configurations, modifiers, portions };
}

function itemIn(item: CartItem, names: Names): CartItem {
  const { restaurant_products: sold, combo_products: combo, deals: deal } = item;
  const halves = names.portions('dish', item.cart_portions);
  const soldName = names.entries.get(entryKey('dish', sold.id))?.name;
  return {
    ...item,
    products: { ...item.products, ...lineTexts(item, halves, names) },
    restaurant_products: {
      ...sold,
      products: { ...sold.products, name: soldName ?? sold.products.name },
    },
    cart_portions: halves,
    combo_products: combo && {
      ...names.named('combo', combo),
      children: names.portions('step', combo.children),
    },
    deals: deal && {
      ...names.named('deal', deal),
      children: names.portions('deal_step', deal.children),
    },
    deal_component_types:
      item.deal_component_types && names.named('deal_step', item.deal_component_types),
    cart_modifiers: names.modifiers(item.cart_modifiers),
    cart_configurations: names.configurations(item.cart_configurations),
  };
}

/** What the line is called: as its offer, its two halves or its dish. */
function lineTexts(
  item: CartItem,
  halves: readonly CartPortion[],
  { entries }: Names,
): { name?: string; description?: string } {
  if (item.combo_products) return entries.get(entryKey('combo', item.combo_products.id)) ?? {};
  if (item.deals && item.deals.children.length > 0) {
    return entries.get(entryKey('deal', item.deals.id)) ?? {};
  }
  if (halves.length === 0) return entries.get(entryKey('dish', item.restaurant_products.id)) ?? {};
  return { name: halves.map(({ products }) => `½ ${products.name ?? ''}`).join(' + ') };
}
