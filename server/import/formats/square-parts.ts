import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { choicesOf, priceOf } from '../menu/draft-sizes.ts';
import type { ImportedGroup, ImportedProduct } from '../menu/imported-menu.ts';
import { plainMarkup } from '../menu/plain-markup.ts';
import type {
  SquareItem,
  SquareListInfo,
  SquareModifierList,
  SquareVariation,
} from './square-schema.ts';

export type SquareContext = {
  currency: string;
  /** Lists of modifiers that the file holds. */
  listIds: ReadonlySet<string>;
  images: ReadonlyMap<string, string | null | undefined>;
  /** Says something once. */
  add: (remark: string) => void;
  findings: ImportFinding[];
};

/** As many as a cart takes of anything. */
const mostOfOne = 99;
const longestDescription = 2000;

const byOrdinal = <T>(
  things: readonly T[],
  ordinal: (thing: T) => number | null | undefined,
): T[] => things.toSorted((a, b) => (ordinal(a) ?? 0) - (ordinal(b) ?? 0));

const isSold = ({
  item_variation_data: { sellable, location_overrides },
}: SquareVariation): boolean =>
  sellable !== false && location_overrides?.some(({ sold_out }) => sold_out === true) !== true;

/** An item with its variations as sizes. */
export function squareProduct(item: SquareItem, context: SquareContext): ImportedProduct {
  const { listIds, images, findings } = context;
  const { item_data: data } = item;
  const variations = byOrdinal(
    (data.variations ?? []).filter(({ is_deleted }) => is_deleted !== true),
    (one) => one.item_variation_data.ordinal,
  );
  const sold = variations.filter(isSold);
  for (const { item_variation_data } of variations) {
    checkCurrency(item_variation_data.price_money?.currency, context);
  }
  const isSoldOut = variations.length > 0 && sold.length === 0;
  const isOffSale = data.is_archived === true || isSoldOut;
  const notSold = (dish: string, detail: string) =>
    findings.push({ kind: 'not_sold', row: null, dish, detail });
  if (isOffSale) notSold(data.name, data.is_archived === true ? 'archived' : 'sold out');
  else {
    for (const { item_variation_data } of variations.filter((one) => !isSold(one))) {
      notSold(`${data.name} (${item_variation_data.name ?? ''})`, 'sold out');
    }
  }
  // A size that is sold out is left out, unless all are: then the whole dish is not sold.
  const sized = {
    row: null,
    name: data.name,
    price: null,
    sizeTitle: '',
    sizes: (isSoldOut ? variations : sold).map(({ item_variation_data: variation }) => ({
      name: variation.name ?? '',
      price: variation.price_money?.amount ?? null,
    })),
  };
  const price = priceOf(sized);
  const asked = (data.modifier_list_info ?? []).filter(
    ({ enabled, hidden_from_customer }) => enabled !== false && hidden_from_customer !== true,
  );
  for (const { modifier_list_id } of asked) {
    if (listIds.has(modifier_list_id)) continue;
    const detail = modifier_list_id;
    findings.push({ kind: 'group_without_options', row: null, dish: data.name, detail });
  }
  const details = data.food_and_beverage_details;
  const picture = (data.image_ids ?? []).map((image) => images.get(image)).find(Boolean);
  const description = plainMarkup(data.description_plaintext ?? data.description ?? '');
  return {
    externalId: item.id,
    name: data.name,
    description: description.slice(0, longestDescription),
    ...(price === null ? { price: 0, isUnpriced: true } : { price }),
    diets: namesOf(details?.dietary_preferences),
    ...(details?.ingredients ? { allergens: namesOf(details.ingredients) } : {}),
    choices: choicesOf(sized, findings),
    ...(picture ? { picture } : {}),
    suspended: isOffSale ? 'until-further-notice' : null,
    groupIds: [...new Set(asked.map(({ modifier_list_id }) => modifier_list_id))].filter((id) =>
      listIds.has(id),
    ),
  };
}

type Named = { standard_name?: string | null | undefined; custom_name?: string | null | undefined };

/** TREE_NUTS becomes 'Tree nuts'. */
const namesOf = (names: readonly Named[] | null | undefined): string[] =>
  (names ?? []).flatMap(({ standard_name, custom_name }) => {
    const name = (custom_name ?? standard_name ?? '').replaceAll('_', ' ').toLowerCase().trim();
    return name === '' ? [] : [name.charAt(0).toUpperCase() + name.slice(1)];
  });

function checkCurrency(other: string | null | undefined, { currency, add }: SquareContext): void {
  if (!other || other === currency) return;
  add(`The prices are said to be ${other}; the same numbers are taken as ${currency}.`);
}

type Limits = { min: number; max: number | null };

/** A list of modifiers; what all items that ask it say of its limits wins over its own. */
export function squareGroup(
  list: SquareModifierList,
  asked: readonly SquareListInfo[],
  context: SquareContext,
): ImportedGroup {
  const { modifier_list_data: data } = list;
  const name = data.name || 'Options';
  const own: Limits = {
    min: atLeast(data.min_selected_modifiers) ?? 0,
    max: data.selection_type === 'SINGLE' ? 1 : atMost(data.max_selected_modifiers),
  };
  const limits = asked
    .filter(({ modifier_list_id }) => modifier_list_id === list.id)
    .map((info): Limits => ({
      min: atLeast(info.min_selected_modifiers) ?? own.min,
      max: atMost(info.max_selected_modifiers) ?? own.max,
    }));
  const [first = own, ...others] = limits;
  if (others.some(({ min, max }) => min !== first.min || max !== first.max)) {
    context.add(`'${name}' has other limits for some items, which are not imported.`);
  }
  const modifiers = byOrdinal(data.modifiers ?? [], (one) => one.modifier_data.ordinal).filter(
    ({ is_deleted }) => is_deleted !== true,
  );
  const { max } = first;
  const min = max === null ? first.min : Math.min(first.min, max);
  return {
    externalId: list.id,
    name,
    min,
    max,
    modifiers: modifiers.map(({ id, modifier_data: modifier }) => {
      checkCurrency(modifier.price_money?.currency, context);
      return {
        externalId: id,
        name: modifier.name || 'Option',
        price: modifier.price_money?.amount ?? 0,
        maxQuantity: data.allow_quantities === true ? Math.min(max ?? mostOfOne, mostOfOne) : 1,
        isDefault: modifier.on_by_default === true,
        suspended: modifier.hidden_online === true ? ('until-further-notice' as const) : null,
        groupIds: modifier.child_modifier_list_ids ?? [],
      };
    }),
  };
}

/** Square writes -1 where the list's own limit counts. */
const atLeast = (count: number | null | undefined): number | null =>
  count === null || count === undefined || count < 0 ? null : count;
const atMost = (count: number | null | undefined): number | null =>
  count === null || count === undefined || count <= 0 ? null : count;
