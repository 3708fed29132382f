import {
  markableSetupStep,
  setupStepNames,
  type MarkableSetupStep,
  type SetupGap,
  type SetupGapCode,
  type SetupStep,
  type SetupStepName,
} from '#schemas/api/staff-setup.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { ZoneArea } from '#schemas/rules/delivery/zone.ts';
import type { RestaurantSetup } from '../db/queries/setup-data.ts';
import type { SetupMarks } from '../db/schema/tenants.ts';

/** Everything that the steps are read off. */
export type SetupData = {
  /** Those that are not closed. */
  restaurants: readonly RestaurantSetup[];
  zoneKinds: readonly { restaurantId: number; kind: ZoneArea['kind'] }[];
  /** Whether an address can be looked up: by a maps service, or in the tenant's list of suburbs. */
  knowsAddresses: boolean;
  /** Whether an owner has said how orders are taxed. */
  isTaxSet: boolean;
  /** Whether there is a way to pay that counts here. */
  isPaid: boolean;
  hasTestOrder: boolean;
  /** Restaurants whose new orders reach nobody by themselves: neither by mail nor by a desk's sound. */
  withoutNotice: ReadonlySet<number>;
  marks: SetupMarks;
};

/** `hints` are worth knowing, and stand in nobody's way. */
type Gaps = { missing: SetupGap[]; hints?: SetupGap[] };

const gap = (
  code: SetupGapCode,
  restaurant: Pick<RestaurantSetup, 'id' | 'name'> | null = null,
  orderType: DeliveryMethod | null = null,
): SetupGap => ({
  code,
  restaurant: restaurant && { id: restaurant.id, name: restaurant.name },
  order_type: orderType,
});

const gapsOf: Readonly<Record<SetupStepName, (data: SetupData) => Gaps>> = {
  restaurant: ({ restaurants }) => ({
    missing: atEach(restaurants, (restaurant) =>
      restaurant.streetName.trim() === '' || restaurant.city.trim() === ''
        ? [gap('no_address', restaurant)]
        : [],
    ),
  }),
  hours: ({ restaurants }) => ({
    missing: atEach(restaurants, (restaurant) =>
      restaurant.orderTypes
        .filter((orderType) => !restaurant.typesWithHours.includes(orderType))
        .map((orderType) => gap('no_hours', restaurant, orderType)),
    ),
  }),
  look: ({ marks }) => ({ missing: marks.look ? [] : [gap('look_not_chosen')] }),
  menu: ({ restaurants }) => ({
    missing: atEach(restaurants, (restaurant) => {
      const { dishes, freeDishes, soldDishes } = restaurant;
      if (dishes > 0 && freeDishes === dishes) return [gap('no_prices', restaurant)];
      return soldDishes === 0 ? [gap('no_dishes', restaurant)] : [];
    }),
    hints: restaurants
      .filter(({ dishes, freeDishes }) => freeDishes > 0 && freeDishes < dishes)
      .map((restaurant) => gap('free_dishes', restaurant)),
  }),
  fulfilment: fulfilmentGaps,
  tax: ({ isTaxSet }) => ({ missing: isTaxSet ? [] : [gap('tax_not_set')] }),
  payment: ({ isPaid }) => ({ missing: isPaid ? [] : [gap('no_way_to_pay')] }),
  test_order: ({ hasTestOrder, marks, restaurants, withoutNotice }) => ({
    missing: hasTestOrder || marks.test_order ? [] : [gap('no_test_order')],
    hints: restaurants
      .filter(({ id }) => withoutNotice.has(id))
      .map((restaurant) => gap('no_notice', restaurant)),
  }),
};

/** Without a restaurant there is nothing to look at, and that is what is missing. */
const atEach = (
  restaurants: readonly RestaurantSetup[],
  gapsAt: (restaurant: RestaurantSetup) => SetupGap[],
): SetupGap[] => (restaurants.length === 0 ? [gap('no_restaurant')] : restaurants.flatMap(gapsAt));

function fulfilmentGaps({ restaurants, zoneKinds, knowsAddresses }: SetupData): Gaps {
  const hints: SetupGap[] = [];
  const missing = atEach(restaurants, (restaurant) => {
    const { id, orderTypes, isOnlineOrderEnabled } = restaurant;
    const gaps: SetupGap[] = [];
    if (orderTypes.length === 0) gaps.push(gap('no_order_types', restaurant));
    if (!isOnlineOrderEnabled) gaps.push(gap('ordering_off', restaurant));
    if (!orderTypes.includes('delivery')) return gaps;
    const kinds = zoneKinds.flatMap(({ restaurantId, kind }) => (restaurantId === id ? kind : []));
    if (kinds.length === 0) gaps.push(gap('no_zone', restaurant));
    if (!knowsAddresses) {
      // A zone by postcodes needs no place; any other one holds no address that nobody can look up.
      const list = kinds.includes('postcodes') ? hints : gaps;
      list.push(gap('no_localities', restaurant));
    }
    return gaps;
  });
  return { missing, hints };
}

const isMarkable = (step: SetupStepName): step is MarkableSetupStep =>
  markableSetupStep.options.some((name) => name === step);

/** The steps of a set-up, in the order in which they stand in the way of opening. */
export const setupSteps = (data: SetupData): SetupStep[] =>
  setupStepNames.map((step) => {
    const { missing, hints = [] } = gapsOf[step](data);
    const isSkipped =
      isMarkable(step) &&
      data.marks[step] === 'skipped' &&
      !(step === 'test_order' && data.hasTestOrder);
    return {
      step,
      state: missing.length > 0 ? 'missing' : isSkipped ? 'skipped' : 'done',
      is_markable: isMarkable(step),
      missing,
      hints,
    };
  });
