import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import type { SettingText } from '../form/saved-settings.ts';
import type { OfferSpeech } from './describe-offer.ts';

type Words = DeskMessages['deskOffers']['fields'];
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
type Texts = { words: Words; yesNo: { yes: string; no: string }; speech: OfferSpeech };

/** What the conditions are called and how each is read, where somebody else changed it meanwhile. */
function conditionTexts({ words, speech }: Texts) {
  const { words: said, money, moment, time, weekdays } = speech;
  return [
    {
      key: 'minimum',
      label: words.minimum,
      text: ({ minimum }: Conditions) => money(minimum) ?? minimum,
    },
    {
      key: 'order_types',
      label: words.orderTypes,
      text: ({ order_types }: Conditions) =>
        said.or(order_types.map((type) => said.orderTypes[type])),
    },
    {
      key: 'payment_methods',
      label: words.paid,
      text: ({ payment_methods }: Conditions) =>
        said.or(payment_methods.map((payment) => words.payments[payment])),
    },
    {
      key: 'windows',
      label: words.windows,
      text: ({ windows }: Conditions) =>
        windows
          .map((one) =>
            said.days(
              one.weekdays.map((day) => weekdays[day - 1] ?? '').join(', '),
              time(one.from),
              time(one.to),
            ),
          )
          .join('; '),
    },
    {
      key: 'starts_at',
      label: words.starts,
      text: ({ starts_at }: Conditions) => (starts_at === null ? '' : moment(starts_at)),
    },
    {
      key: 'ends_at',
      label: words.ends,
      text: ({ ends_at }: Conditions) => (ends_at === null ? '' : moment(ends_at)),
    },
    {
      key: 'validate_at',
      label: words.validateAt,
      text: ({ validate_at }: Conditions) => words.validate[validate_at],
    },
  ] as const;
}

const countText = (count: number | null) => (count === null ? '' : String(count));

export function couponSettings(texts: Texts): readonly SettingText<CouponBody>[] {
  const { words, yesNo, speech } = texts;
  const isOn = (on: boolean) => (on ? yesNo.yes : yesNo.no);
  const effectText = ({ effect }: CouponBody): string => {
    if (effect.kind === 'free_delivery') return words.kinds.free_delivery;
    if (effect.kind === 'amount') return speech.money(effect.amount) ?? effect.amount;
    const most = effect.most === '' ? '' : `, ${words.most} ${effect.most}`;
    return `${effect.percent} %${most}`;
  };
  return [
    { key: 'code', label: words.code, text: ({ code }) => code },
    { key: 'description', label: words.description, text: ({ description }) => description },
    { key: 'effect', label: words.effect, text: effectText },
    {
      key: 'dish_ids',
      label: words.dishes,
      text: ({ dish_ids }) => speech.dishes(dish_ids).join(', '),
    },
    {
      key: 'category_ids',
      label: words.categories,
      text: ({ category_ids }) => speech.categories(category_ids).join(', '),
    },
    {
      key: 'restaurant_ids',
      label: words.restaurants,
      text: ({ restaurant_ids }) => speech.restaurants(restaurant_ids).join(', '),
    },
    ...conditionTexts(texts),
    {
      key: 'total_limit',
      label: words.totalLimit,
      text: ({ total_limit }) => countText(total_limit),
    },
    {
      key: 'customer_limit',
      label: words.customerLimit,
      text: ({ customer_limit }) => countText(customer_limit),
    },
    {
      key: 'first_order_only',
      label: words.firstOrder,
      text: ({ first_order_only }) => isOn(first_order_only),
    },
    { key: 'needs_login', label: words.needsLogin, text: ({ needs_login }) => isOn(needs_login) },
    {
      key: 'stacks_with_deals',
      label: words.stacksWithDeals,
      text: ({ stacks_with_deals }) => isOn(stacks_with_deals),
    },
  ];
}

export function dealSettings(
  texts: Texts & { translated: string },
): readonly SettingText<DealBody>[] {
  const { words, translated, yesNo, speech } = texts;
  const effectText = ({ effect }: DealBody): string => {
    if (effect.kind === 'bundle') return speech.money(effect.price) ?? effect.price;
    if (effect.kind === 'bogo') return `${effect.percent} %, ${words.picks[effect.pick]}`;
    const most = effect.most === '' ? '' : `, ${words.most} ${effect.most}`;
    return `${effect.percent} %${most}`;
  };
  return [
    { key: 'name', label: words.name, text: ({ name }) => name },
    { key: 'description', label: words.dealDescription, text: ({ description }) => description },
    { key: 'translations', label: translated, text: translationsText },
    { key: 'effect', label: words.effect, text: effectText },
    {
      key: 'components',
      label: words.steps,
      text: ({ components }) =>
        components
          .map(
            ({ name, quantity, role, dish_ids }) =>
              `${name} (${quantity} × ${speech.dishes(dish_ids).join(', ')}, ${words.roles[role]})`,
          )
          .join('; '),
    },
    ...conditionTexts(texts),
    {
      key: 'is_automatic',
      label: words.how,
      text: ({ is_automatic }) => (is_automatic ? words.automatic : words.byHand),
    },
    {
      key: 'stacks_with_codes',
      label: words.stacksWithCodes,
      text: ({ stacks_with_codes }) => (stacks_with_codes ? yesNo.yes : yesNo.no),
    },
  ];
}

const translationsText = ({ translations = {} }: DealBody): string =>
  Object.values(translations)
    .flatMap((own) => [own?.name?.[1] ?? [], own?.description?.[1] ?? []])
    .flat()
    .join(' · ');
