import type { StaffDay } from '#schemas/api/staff-days.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './big-figures.module.css';
import { addMoney, hasGiftCardSales } from './gift-card-sales.ts';
import { useDayFormat } from './use-day-format.ts';

type TenderKind = StaffDay['money']['tenders'][number]['kind'];

/** What is asked for first: the money, the orders, the tips, the waits. */
export function BigFigures({ day }: { day: StaffDay }) {
  const { deskToday: words } = useDeskMessages();
  const format = useDayFormat(day.currency);
  const { money, waits, restaurant } = day;
  const counted = (isOff: boolean) =>
    day.orders
      .filter(({ status }) => isUnfulfilled(status) === isOff)
      .reduce((sum, { count }) => sum + count, 0);
  const [made, off] = [counted(false), counted(true)];
  const tipsOf = (kind: TenderKind) =>
    money.tenders.find((tender) => tender.kind === kind)?.tips ?? 0;
  const cards = money.gift_cards;
  const hasCards = hasGiftCardSales(money);
  const { withdrawn, reinstated } = money.disputes;
  const promised = waits.on_time + waits.late;
  const isEmpty =
    !hasCards && made + off + money.taken + money.refunded + withdrawn + reinstated === 0;
  const figures = [
    {
      label: words.big.net,
      value: format.amount(money.net),
      hint: [
        words.big.netHint(format.amount(money.taken), format.amount(money.refunded)),
        ...(withdrawn === 0 ? [] : [words.big.disputedHint(format.amount(withdrawn))]),
        ...(reinstated === 0 ? [] : [words.big.reinstatedHint(format.amount(reinstated))]),
      ].join(', '),
    },
    { label: words.big.orders, value: String(made), hint: words.big.ordersHint(made, off) },
    {
      label: words.big.tips,
      value: format.amount(money.tips),
      hint: [
        words.big.tipsHint(format.amount(tipsOf('card')), format.amount(tipsOf('cash'))),
        ...(tipsOf('gift_card') === 0
          ? []
          : [words.big.giftCardTips(format.amount(tipsOf('gift_card')))]),
      ].join(', '),
    },
    ...(hasCards
      ? [
          {
            label: words.big.giftCards,
            value: format.amount(addMoney([cards.card, cards.cash], day.currency)),
            hint: words.big.giftCardsHint(
              cards.sold,
              format.amount(cards.card),
              format.amount(cards.cash),
            ),
          },
        ]
      : []),
    {
      label: words.big.wait,
      value:
        waits.average_minutes === null ? '–' : words.big.minutes(String(waits.average_minutes)),
      hint: waits.average_minutes === null ? words.big.waitNone : words.big.waitHint(waits.orders),
    },
    {
      label: words.big.promise,
      value: promised === 0 ? '–' : words.big.promiseShare(waits.on_time, promised),
      hint:
        promised === 0
          ? words.big.waitNone
          : waits.average_late_minutes === null
            ? words.big.promiseKept
            : words.big.promiseLate(String(waits.average_late_minutes)),
    },
  ];
  return (
    <section className={css.section}>
      <p className={css.span}>
        {day.date === day.today
          ? words.day.soFar
          : words.day.from(
              format.instant(day.begins_at, restaurant.time_zone),
              format.instant(day.ends_at, restaurant.time_zone),
            )}
      </p>
      {isEmpty && <p className={css.empty}>{words.empty}</p>}
      <dl className={css.figures}>
        {figures.map(({ label, value, hint }) => (
          <div key={label} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
            <dd className={css.hint}>{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
