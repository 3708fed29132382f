import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type { DishMessages } from '#schemas/messages/en-dishes.ts';
import { formatMoney } from '#schemas/money.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import type {
  IndexedGroup,
  IndexedModifier,
  IndexedProduct,
  MenuIndex,
} from '#schemas/rules/menu/menu-index.ts';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { withValue } from '#ui/menu-model/choices.ts';
import { defaultChoices, plainLine } from '#ui/menu-model/dish-part.ts';
import { linePrice } from '#ui/menu-model/line-price.ts';
import { requiredChoices } from '#ui/menu-model/price-range.ts';
import { groupRuleText } from '#ui/dish/choices/group-rule-text.ts';
import { optionCost } from '#ui/dish/choices/option-cost.ts';

export type ChoiceOption = {
  key: string;
  name: string;
  /** As words; null where it costs nothing more. */
  price: string | null;
  isSoldOut: boolean;
  allergens: readonly string[];
};

/** One thing to choose of a dish, such as its size or what goes on top. */
export type Choice = {
  key: string;
  name: string;
  /** How many, as words; null where that goes without saying. */
  rule: string | null;
  options: readonly ChoiceOption[];
};

/** What there is to choose of something on the menu: sizes with whole prices, then the others. */
export type DishChoices = { sizes: readonly Choice[]; others: readonly Choice[] };

type Speech = {
  menuIndex: MenuIndex;
  groupRules: DishMessages['groupRules'];
  /** An amount on top: '+ $1.50'. */
  more(price: string): string;
  perPart(count: number, part: string): string;
  halves: string;
  currency: string;
  locale: string;
};

/** What can be chosen of a dish, a combo or a dish of halves, at the prices of the given menu. */
export function choicesOf(
  { kind, id }: Pick<MenuItem, 'kind' | 'id'>,
  speech: Speech,
): DishChoices {
  if (kind === 'combo') return { sizes: [], others: comboChoices(id, speech) };
  if (kind === 'halves') return { sizes: [], others: halvesChoices(id, speech) };
  const product = speech.menuIndex.products.get(id);
  if (!product) return { sizes: [], others: [] };
  const required = product.configurations.filter(({ is_required }) => is_required);
  const optional = product.configurations.filter(({ is_required }) => !is_required);
  return {
    sizes: required.map((configuration) => sizeOf(product, configuration, speech)),
    others: [
      ...optional.map((configuration) => valuesOf(configuration, speech)),
      ...groupsOf(product.groups, product, speech),
    ],
  };
}

/** A choice that has to be made, each value with what the whole dish then costs at least. */
function sizeOf(product: IndexedProduct, configuration: MenuConfiguration, speech: Speech): Choice {
  const { menuIndex } = speech;
  const least = requiredChoices(product, menuIndex, 'least');
  const { attribute, values } = configuration;
  const priced = values.map((value) => {
    const configurations = withValue(least.configurations, attribute.id, value.id);
    return { value, price: linePrice(plainLine(product, { ...least, configurations }), menuIndex) };
  });
  const isOnePrice = new Set(priced.map(({ price }) => price)).size === 1;
  return {
    key: `value-${attribute.id}`,
    name: attribute.display_name,
    rule: null,
    options: priced.map(({ value, price }) => ({
      key: String(value.id),
      name: value.display_value,
      price: isOnePrice ? null : formatMoney(price, speech.currency, speech.locale),
      isSoldOut: value.is_sold_out ?? false,
      allergens: [],
    })),
  };
}

const valuesOf = ({ attribute, values }: MenuConfiguration, speech: Speech): Choice => ({
  key: `value-${attribute.id}`,
  name: attribute.display_name,
  rule: speech.groupRules.optional,
  options: values.map((value) => ({
    key: String(value.id),
    name: value.display_value,
    price: onTop(speech.menuIndex.values.get(value.id)?.priceAdjustment ?? 0, speech),
    isSoldOut: value.is_sold_out ?? false,
    allergens: [],
  })),
});

/** The groups of a dish, each followed by what its options ask in turn. */
function groupsOf(
  groups: readonly IndexedGroup[],
  product: IndexedProduct,
  speech: Speech,
  within = '',
): Choice[] {
  const chosen = defaultChoices(product).modifiers;
  return groups.flatMap((group) => [
    {
      key: `${within}group-${group.id}`,
      name: group.name,
      rule: groupRuleText(group, speech.groupRules, speech),
      options: group.modifiers.map((modifier) => ({
        key: String(modifier.id),
        name: modifier.name,
        price: costText(
          optionCost(group, modifier, within === '' ? chosen : [], speech.currency),
          speech,
        ),
        isSoldOut: !modifier.isAvailable,
        allergens: modifier.allergens,
      })),
    },
    ...group.modifiers.flatMap((modifier) => askedBy(modifier, product, speech, within)),
  ]);
}

/** What an option asks in turn, under its name. */
const askedBy = (
  modifier: IndexedModifier,
  product: IndexedProduct,
  speech: Speech,
  within: string,
): Choice[] => {
  const path = `${within}${modifier.id}-`;
  return [
    ...modifier.configurations.map((configuration) => valuesOf(configuration, speech)),
    ...groupsOf(modifier.groups, product, speech, path),
  ].map((choice) => ({
    ...choice,
    key: `${path}${choice.key}`,
    name: `${modifier.name}: ${choice.name}`,
  }));
};

function costText(cost: ReturnType<typeof optionCost>, speech: Speech): string | null {
  if (cost === 'free') return speech.groupRules.isFree;
  return cost === 'included' ? null : onTop(cost, speech);
}

function onTop(amount: number, { groupRules, more, currency, locale }: Speech): string | null {
  if (amount === 0) return null;
  const text = formatMoney(Math.abs(amount), currency, locale);
  return amount < 0 ? groupRules.less(text) : more(text);
}

const comboChoices = (id: number, speech: Speech): Choice[] =>
  (speech.menuIndex.combos.get(id)?.components ?? []).map((component) => ({
    key: String(component.id),
    name: speech.perPart(Math.max(1, component.min), component.name),
    rule: component.min === 0 ? speech.groupRules.optional : null,
    options: component.choices.flatMap(({ restaurantProductId, upcharge }) =>
      dishOption(restaurantProductId, onTop(upcharge, speech), speech),
    ),
  }));

const halvesChoices = (id: number, speech: Speech): Choice[] => {
  const set = speech.menuIndex.halfSets.get(id);
  if (!set) return [];
  const options = set.restaurantProductIds.flatMap((dish) => dishOption(dish, null, speech));
  return [{ key: String(id), name: speech.halves, rule: null, options }];
};

function dishOption(id: number, price: string | null, { menuIndex }: Speech): ChoiceOption[] {
  const dish = menuIndex.products.get(id);
  if (!dish) return [];
  const { allergens, isAvailable } = dish;
  return [
    { key: String(id), name: shownName(dish.name), price, isSoldOut: !isAvailable, allergens },
  ];
}
