import type { Combo, Deal, HalfSet, Menu } from '#schemas/api/menu.ts';
import type {
  SampleCombo,
  SampleConditions,
  SampleDeal,
  SampleHalfSet,
} from '#schemas/samples/sample-offer.ts';
import { onWire, type WireSample } from './wire-sample.ts';

/** A sample tenant's meals, halves and deals as the server would answer them. */
export function contractOffers(sample: WireSample): Pick<Menu, 'combos' | 'half_sets' | 'deals'> {
  const { combos, halfSets, deals } = sample.tenant;
  return {
    combos: combos.map((combo, index) => comboOf(sample, combo, index + 1)),
    half_sets: halfSets.map((set, index) => halfSetOf(sample, set, index + 1)),
    deals: deals.map((deal, index) => dealOf(sample, deal, index + 1)),
  };
}

const idsOf = ({ productIds }: WireSample, keys: readonly string[]) =>
  keys.flatMap((key) => productIds.get(key) ?? []);

function comboOf(sample: WireSample, combo: SampleCombo, id: number): Combo {
  return {
    id,
    name: combo.name,
    description: combo.description,
    image_url: sample.imageOf(combo.picture),
    price: onWire(combo.price),
    is_available: true,
    takes_item_coupons: false,
    components: combo.components.map(({ name, min = 1, max = 1, choices }, index) => ({
      id: id * 100 + index,
      name,
      min,
      max,
      choices: choices.flatMap(([key, upcharge], place) =>
        idsOf(sample, [key]).map((product) => ({
          restaurant_product_id: product,
          upcharge: onWire(upcharge),
          is_default: place === 0,
        })),
      ),
    })),
  };
}

function halfSetOf(sample: WireSample, set: SampleHalfSet, id: number): HalfSet {
  return {
    id,
    name: set.name,
    description: set.description,
    image_url: sample.imageOf(set.picture),
    base_mode: set.baseMode,
    topping_mode: set.toppingMode,
    surcharge: onWire(set.surcharge),
    excluded_values: [...(set.excludedValues ?? [])],
    is_available: true,
    restaurant_product_ids: idsOf(sample, set.products),
  };
}

function dealOf(sample: WireSample, deal: SampleDeal, id: number): Deal {
  return {
    id,
    name: deal.name,
    description: deal.description,
    image_url: sample.imageOf(deal.picture),
    effect: effectOf(deal.effect),
    conditions: conditionsOf(deal.conditions),
    is_automatic: deal.isAutomatic ?? false,
    stacks_with_codes: deal.stacksWithCodes ?? false,
    is_available: true,
    components: deal.components.map(({ name, role = 'buy', quantity, products }, index) => ({
      id: id * 100 + index,
      name,
      role,
      quantity,
      restaurant_product_ids: idsOf(sample, products),
    })),
  };
}

function effectOf(effect: SampleDeal['effect']): Deal['effect'] {
  switch (effect.kind) {
    case 'bogo':
      return effect;
    case 'bundle':
      return { kind: 'bundle', price: onWire(effect.price) };
    default:
      return { ...effect, max_discount: effect.max_discount && onWire(effect.max_discount) };
  }
}

/** A deal counted from the day of the demo is always on in stories. */
const conditionsOf = ({
  orderTypes = [],
  paymentMethods = [],
  windows = [],
  minimum = 0,
}: SampleConditions = {}): Deal['conditions'] => ({
  order_types: [...orderTypes],
  payment_methods: [...paymentMethods],
  windows: windows.flatMap(({ weekdays, from, to }) =>
    weekdays.map((weekday) => ({ weekday, from, to })),
  ),
  valid_from: null,
  valid_until: null,
  validate_at: 'fulfilment',
  minimum: onWire(minimum),
});
