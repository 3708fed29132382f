import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import { toMajor } from '#schemas/money.ts';
import type { CouponEffect } from '#schemas/rules/offers/coupon.ts';
import type { DealEffect } from '#schemas/rules/offers/deal.ts';
import { normaliseCode } from '#schemas/rules/offers/normalise-code.ts';
import type { DealStepWrite } from '../db/queries/deal-steps.ts';
import type { CouponRow, DealWithSteps, DealWrite } from '../db/queries/offer-settings.ts';
import type { Coupon } from '../db/queries/offers.ts';
import { parseAmount } from '../errors/parse-amount.ts';
import { groupWindows, instantOfLocal, localMinuteOf, spreadWindows } from './local-times.ts';

/** What an offer's amounts and times are written in. */
export type OfferUnits = {
  currency: string;
  /** IANA zone of its restaurant. */
  timeZone: string;
};

type ConditionValues = Pick<
  CouponBody,
  | 'order_types'
  | 'payment_methods'
  | 'windows'
  | 'starts_at'
  | 'ends_at'
  | 'validate_at'
  | 'minimum'
>;

/** '' stands for none. */
const optional = (minor: number | null, currency: string): string =>
  minor === null || minor === 0 ? '' : String(toMajor(minor, currency));

function conditionValues(
  { valid_from, valid_until, windows, minimum, ...others }: OfferConditions,
  { currency, timeZone }: OfferUnits,
): ConditionValues {
  return {
    ...others,
    windows: groupWindows(windows),
    starts_at: localMinuteOf(valid_from, timeZone),
    ends_at: localMinuteOf(valid_until, timeZone),
    minimum: optional(minimum, currency),
  };
}

/** @throws ApiError 400 for an amount that the currency cannot hold, naming its field. */
const minorOf = (text: string, field: string, { currency }: OfferUnits): number =>
  text === '' ? 0 : parseAmount(text, currency, `body.${field}`);

const limitOf = (text: string, field: string, units: OfferUnits): number | null =>
  minorOf(text, field, units) || null;

const conditionsOf = (values: ConditionValues, units: OfferUnits): OfferConditions => ({
  order_types: values.order_types,
  payment_methods: values.payment_methods,
  windows: spreadWindows(values.windows),
  valid_from: instantOfLocal(values.starts_at, units.timeZone),
  valid_until: instantOfLocal(values.ends_at, units.timeZone),
  validate_at: values.validate_at,
  minimum: minorOf(values.minimum, 'minimum', units),
});

/** A stored coupon as its owner reads and writes it. */
export function couponValuesOf(coupon: Coupon, units: OfferUnits): CouponBody {
  const { effect } = coupon;
  const { currency } = units;
  const isForDishes = effect.kind === 'amount';
  return {
    code: coupon.code,
    description: coupon.description,
    effect: couponEffectValue(effect, currency),
    dish_ids: isForDishes ? [...effect.product_ids] : [],
    category_ids: isForDishes ? [...(effect.category_ids ?? [])] : [],
    restaurant_ids: [...coupon.restaurantIds],
    ...conditionValues(coupon.conditions, units),
    total_limit: coupon.totalLimit,
    customer_limit: coupon.customerLimit,
    first_order_only: coupon.firstOrderOnly,
    needs_login: coupon.needsLogin,
    stacks_with_deals: coupon.stacksWithDeals,
  };
}

function couponEffectValue(effect: CouponEffect, currency: string): CouponBody['effect'] {
  if (effect.kind === 'free_delivery') return effect;
  const { type, value, max_discount } = effect;
  return type === 'Flat'
    ? { kind: 'amount', amount: String(toMajor(value, currency)) }
    : { kind: 'percent', percent: value, most: optional(max_discount, currency) };
}

/** The same as it is stored, but for whether it counts and how often it was changed. */
export function couponRowOf(
  values: CouponBody,
  units: OfferUnits,
): Omit<CouponRow, 'isActive' | 'revision'> {
  return {
    code: normaliseCode(values.code),
    description: values.description,
    effect: storedCouponEffect(values, units),
    conditions: conditionsOf(values, units),
    restaurantIds: values.restaurant_ids,
    totalLimit: values.total_limit,
    customerLimit: values.customer_limit,
    firstOrderOnly: values.first_order_only,
    needsLogin: values.needs_login,
    stacksWithDeals: values.stacks_with_deals,
  };
}

function storedCouponEffect(values: CouponBody, units: OfferUnits): CouponEffect {
  const { effect, dish_ids: product_ids, category_ids } = values;
  if (effect.kind === 'free_delivery') return effect;
  const dishes = { product_ids, category_ids };
  return effect.kind === 'amount'
    ? {
        kind: 'amount',
        type: 'Flat',
        value: minorOf(effect.amount, 'effect.amount', units),
        max_discount: null,
        ...dishes,
      }
    : {
        kind: 'amount',
        type: 'Percentage',
        value: effect.percent,
        max_discount: limitOf(effect.most, 'effect.most', units),
        ...dishes,
      };
}

/** A stored deal as its owner reads and writes it. */
export function dealValuesOf(deal: DealWithSteps, units: OfferUnits): DealBody {
  const { effect } = deal;
  const { currency } = units;
  return {
    name: deal.name,
    description: deal.description,
    translations: deal.translations,
    effect: dealEffectValue(effect, currency),
    components: deal.steps.map(({ id, name, translations, role, quantity, dishIds }) => ({
      id,
      name,
      translations,
      role,
      quantity,
      dish_ids: dishIds,
    })),
    ...conditionValues(deal.conditions, units),
    is_automatic: deal.isAutomatic,
    stacks_with_codes: deal.stacksWithCodes,
  };
}

function dealEffectValue(effect: DealEffect, currency: string): DealBody['effect'] {
  if (effect.kind === 'bogo') return effect;
  if (effect.kind === 'bundle') {
    return { kind: 'bundle', price: String(toMajor(effect.price, currency)) };
  }
  return {
    kind: 'percent',
    percent: effect.percent,
    most: optional(effect.max_discount, currency),
  };
}

/** The same as it is stored, and its steps. */
export function dealRowOf(
  values: DealBody,
  units: OfferUnits,
): { row: Omit<DealWrite, 'isActive' | 'revision' | 'imagePath'>; steps: DealStepWrite[] } {
  const { effect } = values;
  return {
    row: {
      name: values.name,
      description: values.description,
      ...(values.translations && { translations: values.translations }),
      effect: storedDealEffect(effect, units),
      conditions: conditionsOf(values, units),
      isAutomatic: values.is_automatic,
      stacksWithCodes: values.stacks_with_codes,
    },
    steps: values.components.map(({ id, name, translations, role, quantity, dish_ids }) => ({
      id,
      name,
      ...(translations && { translations }),
      // Of a bundle and of a percentage every step is lowered.
      role: effect.kind === 'bogo' ? role : 'buy',
      quantity,
      dishIds: dish_ids,
    })),
  };
}

function storedDealEffect(effect: DealBody['effect'], units: OfferUnits): DealEffect {
  if (effect.kind === 'bogo') return effect;
  if (effect.kind === 'bundle') {
    return { kind: 'bundle', price: minorOf(effect.price, 'effect.price', units) };
  }
  return {
    kind: 'percent',
    percent: effect.percent,
    max_discount: limitOf(effect.most, 'effect.most', units),
  };
}
