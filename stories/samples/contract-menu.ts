import type {
  Menu,
  MenuConfiguration,
  MenuModifier,
  ModifierGroup,
  RestaurantProduct,
} from '#schemas/api/menu.ts';
import { pictureUrl } from '#schemas/samples/sample-picture.ts';
import type {
  SampleCategory,
  SampleConfiguration,
  SampleModifier,
  SampleModifierGroup,
  SampleProduct,
  SampleTenant,
} from '#schemas/samples/sample-tenant.ts';
import { contractOffers } from './contract-offers.ts';
import { onWire, type WireSample } from './wire-sample.ts';

/** Ids by sample key, from 1 on in the tenant's own order. */
const numbered = (keys: readonly string[]) =>
  new Map(keys.map((key, index): [string, number] => [key, index + 1]));

/** A sample tenant's menu as the server would answer it, with everything on sale. */
export function contractMenu(tenant: SampleTenant): Menu {
  const products = tenant.categories.flatMap((category) => category.products);
  const groupIds = numbered(tenant.modifierGroups.map(({ key }) => key));
  const sample: WireSample = {
    tenant,
    productIds: numbered(products.map(({ key }) => key)),
    imageOf: (picture) => (picture ? pictureUrl(tenant.id, picture) : null),
  };
  const idsOf = (keys: readonly string[] = []) => keys.flatMap((key) => groupIds.get(key) ?? []);
  const offers = contractOffers(sample);
  const marked = (isMarked: (product: SampleProduct) => boolean | undefined) =>
    products.filter(isMarked).flatMap(({ key }) => sample.productIds.get(key) ?? []);
  return {
    restaurant_id: 1,
    version: 1,
    categories: tenant.categories.map((category, index) => categoryOf(sample, category, index)),
    restaurant_products: products.map((product) => productOf(sample, product, idsOf)),
    modifier_groups: tenant.modifierGroups.map((group, index) =>
      groupOf(group, groupIds.get(group.key) ?? 0, index, idsOf),
    ),
    ...offers,
    best_selling: marked(({ isBestSeller }) => isBestSeller),
    fresh: marked(({ isFresh }) => isFresh),
  };
}

function categoryOf(
  { tenant, productIds, imageOf }: WireSample,
  category: SampleCategory,
  index: number,
) {
  const idsHere = (offers: readonly { category: string }[]) =>
    offers.flatMap((offer, place) => (offer.category === category.key ? [place + 1] : []));
  return {
    id: index + 1,
    name: category.name,
    description: category.description,
    image_url: imageOf(category.picture),
    availability: (category.hours ?? []).flatMap(({ weekdays, opens, closes }) =>
      weekdays.map((weekday) => ({ weekday, from: opens, to: closes })),
    ),
    restaurant_product_ids: category.products.flatMap(({ key }) => productIds.get(key) ?? []),
    combo_ids: idsHere(tenant.combos),
    half_set_ids: idsHere(tenant.halfSets),
  };
}

type IdsOf = (keys?: readonly string[]) => number[];

function productOf(
  { productIds, imageOf }: WireSample,
  product: SampleProduct,
  idsOf: IdsOf,
): RestaurantProduct {
  const id = productIds.get(product.key) ?? 0;
  const image = imageOf(product.picture);
  return {
    id,
    product_id: 1000 + id,
    price: onWire(product.storePrice ?? product.price),
    online_price: onWire(product.price),
    unit: product.unit ?? '',
    is_available: product.soldOut === undefined,
    unavailable_until: null,
    is_best_seller: product.isBestSeller ?? false,
    is_fresh: product.isFresh ?? false,
    diets: [...(product.diets ?? [])],
    allergens: [...(product.allergens ?? [])],
    products: {
      name: product.name,
      description: product.description,
      image: image === null ? null : { image_url: image },
    },
    modifier_group_ids: idsOf(product.groups),
    configurations: configurationsOf(product.configurations, id * 100),
    tax_class_id: null,
  };
}

function groupOf(
  group: SampleModifierGroup,
  id: number,
  index: number,
  idsOf: IdsOf,
): ModifierGroup {
  return {
    id,
    name: group.name,
    min: group.min,
    max: group.max,
    is_required: group.min > 0,
    max_distinct: group.maxDistinct ?? null,
    free_count: group.freeCount ?? 0,
    free_mode: group.freeMode ?? 'cheapest',
    charges_defaults: !group.isSubstitution,
    credits_substitutions: group.isSubstitution ?? false,
    is_whole_only: group.isWholeOnly ?? false,
    modifiers: group.modifiers.map((modifier, place) =>
      modifierOf(modifier, 10_000 + index * 100 + place, idsOf),
    ),
  };
}

function modifierOf(modifier: SampleModifier, id: number, idsOf: IdsOf): MenuModifier {
  return {
    id,
    name: modifier.name,
    price: onWire(modifier.price),
    online_price: onWire(modifier.price),
    max_quantity: modifier.maxQuantity ?? 1,
    is_available: !modifier.isSoldOut,
    is_default: modifier.isDefault ?? false,
    is_whole_only: modifier.isWholeOnly ?? false,
    allergens: [...(modifier.allergens ?? [])],
    configurations: configurationsOf(modifier.configurations, id * 100),
    modifier_group_ids: idsOf(modifier.groups),
  };
}

const configurationsOf = (
  configurations: readonly SampleConfiguration[] = [],
  firstId: number,
): MenuConfiguration[] =>
  configurations.map(({ name, values, isRequired = true }, index) => ({
    attribute: { id: firstId + index * 10, display_name: name },
    is_required: isRequired,
    values: values.map(([value, price], place) => ({
      id: firstId + index * 10 + place,
      display_value: value,
      price_adjustment: onWire(price),
    })),
  }));
