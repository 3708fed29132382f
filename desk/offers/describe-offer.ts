import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';

type Words = DeskMessages['offerSentences'];

/** What an offer's values are written with. */
export type OfferSpeech = {
  words: Words;
  /** An amount as it is typed ('12.5') as money; null: it is none yet. */
  money: (amount: string) => string | null;
  /** A local date and time as people read it. */
  moment: (local: string) => string;
  /** A local time, '18:30'. */
  time: (local: string) => string;
  dishes: (ids: readonly number[]) => string[];
  categories: (ids: readonly number[]) => string[];
  restaurants: (ids: readonly number[]) => string[];
  /** By ISO weekday, from 1 on. */
  weekdays: readonly string[];
};

type Conditions = Pick<
  CouponBody,
  | 'order_types'
  | 'payment_methods'
  | 'windows'
  | 'starts_at'
  | 'ends_at'
  | 'validate_at'
  | 'minimum'
>;

const mostNamed = 3;

/** Names in a row, the first few of many. */
function named(names: readonly string[], words: Words, joined: 'and' | 'or'): string {
  if (names.length === 0) return words.unknown;
  const told = names.map((name) => (name.includes(',') ? words.quoted(name) : name));
  if (told.length <= mostNamed + 1) return words[joined](told);
  return words[joined]([...told.slice(0, mostNamed), words.more(told.length - mostNamed)]);
}

const percentText = (percent: number): string => (Number.isNaN(percent) ? '…' : String(percent));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** When and for which orders, each in its words. */
function conditionTexts(values: Conditions, speech: OfferSpeech): string[] {
  const { words, money, moment, time, weekdays } = speech;
  const { order_types: types, payment_methods: payments, windows } = values;
  const minimum = values.minimum === '' ? null : money(values.minimum);
  const [payment] = payments;
  const hours = windows.flatMap(({ weekdays: days, from, to }) =>
    days.length === 0 || from === '' || to === ''
      ? []
      : [words.days(dayTexts(days, weekdays, words), time(from), time(to))],
  );
  return [
    ...(minimum === null || Number(values.minimum) === 0 ? [] : [words.minimum(minimum)]),
    ...(types.length === 0
      ? []
      : [words.forTypes(words.or(types.map((type) => words.orderTypes[type])))]),
    ...(payments.length === 1 && payment ? [words.paid[payment]] : []),
    ...(hours.length === 0 ? [] : [words.and(hours)]),
    ...(values.starts_at === null ? [] : [words.starts(moment(values.starts_at))]),
    ...(values.ends_at === null ? [] : [words.ends(moment(values.ends_at))]),
    ...(values.validate_at === 'order' && hours.length > 0 ? [words.byOrderTime] : []),
  ];
}

function dayTexts(days: readonly number[], names: readonly string[], words: Words): string {
  const sorted = days.toSorted((a, b) => a - b);
  const nameOf = (day: number) => names[day - 1] ?? '';
  const [first = 1, last = 1] = [sorted[0], sorted.at(-1)];
  if (sorted.length === 7) return words.everyDay;
  const isRun = last - first === sorted.length - 1 && sorted.length > 2;
  return isRun ? words.run(nameOf(first), nameOf(last)) : words.and(sorted.map(nameOf));
}

const sentenceOf = (what: string, conditions: readonly string[]): string =>
  `${capital([what, ...conditions].join(', '))}.`;

/** A coupon in words, as it stands in the form: it changes with every key. */
export function describeCoupon(values: CouponBody, speech: OfferSpeech): string {
  const { words } = speech;
  const what = couponEffectText(values, speech);
  if (what === null) return words.nothingYet;
  const at =
    values.restaurant_ids.length === 0
      ? []
      : [words.at(named(speech.restaurants(values.restaurant_ids), words, 'and'))];
  const { customer_limit: each, total_limit: total } = values;
  return [
    sentenceOf(what, [...conditionTexts(values, speech), ...at]),
    ...(values.first_order_only ? [words.firstOrder] : []),
    ...(values.needs_login ? [words.needsLogin] : []),
    ...(each === null || Number.isNaN(each) ? [] : [words.eachCustomer(each)]),
    ...(total === null || Number.isNaN(total) ? [] : [words.inAll(total)]),
    values.stacks_with_deals ? words.withDeals : words.withoutDeals,
  ].join(' ');
}

/** null: what it takes off is not written yet. */
function couponEffectText(values: CouponBody, speech: OfferSpeech): string | null {
  const { words, money } = speech;
  const { effect, dish_ids, category_ids } = values;
  if (effect.kind === 'free_delivery') return words.freeDelivery;
  const scope = [
    ...(dish_ids.length === 0 ? [] : [named(speech.dishes(dish_ids), words, 'and')]),
    ...(category_ids.length === 0
      ? []
      : [words.categories(named(speech.categories(category_ids), words, 'and'))]),
  ];
  const of = scope.length === 0 ? words.wholeOrder : words.of(words.and(scope));
  if (effect.kind === 'amount') {
    const amount = money(effect.amount);
    return amount === null ? null : words.amountOff(amount) + of;
  }
  const most = effect.most === '' ? null : money(effect.most);
  const cap = most === null ? '' : words.upTo(most);
  return words.percentOff(percentText(effect.percent)) + of + cap;
}

/** A deal in words, as it stands in the form. */
export function describeDeal(values: DealBody, speech: OfferSpeech): string {
  const { words } = speech;
  const what = dealEffectText(values, speech);
  if (what === null) return words.nothingYet;
  return [
    sentenceOf(what, conditionTexts(values, speech)),
    values.is_automatic ? words.automatic : words.byHand,
    values.stacks_with_codes ? words.withCodes : words.withoutCodes,
  ].join(' ');
}

function dealEffectText(values: DealBody, speech: OfferSpeech): string | null {
  const { words, money } = speech;
  const { effect, components } = values;
  const textOf = (steps: DealBody['components']) =>
    words.and(
      steps.map(({ quantity, dish_ids }) => {
        const names = named(speech.dishes(dish_ids), words, 'or');
        return quantity === 1 ? words.unit(names) : words.units(quantity, names);
      }),
    );
  if (components.length === 0) return null;
  if (effect.kind === 'bundle') {
    const price = money(effect.price);
    return price === null ? null : words.together(textOf(components), price);
  }
  if (effect.kind === 'percent') {
    const most = effect.most === '' ? null : money(effect.most);
    const cap = most === null ? '' : words.upTo(most);
    return words.percentOfDishes(percentText(effect.percent), textOf(components)) + cap;
  }
  const lowered = components.filter(({ role }) => role === 'get');
  const bought = components.filter(({ role }) => role === 'buy');
  if (lowered.length === 0) return null;
  const isChoice = lowered.some(({ dish_ids }) => dish_ids.length > 1);
  const pick = isChoice ? words.pick[effect.pick] : '';
  const percent = percentText(effect.percent);
  const isFree = effect.percent === 100;
  if (bought.length === 0) {
    const text = isFree
      ? words.freeAlone(textOf(lowered))
      : words.lessAlone(textOf(lowered), percent);
    return text + pick;
  }
  const text = isFree
    ? words.free(textOf(bought), textOf(lowered))
    : words.less(textOf(bought), textOf(lowered), percent);
  return text + pick;
}
