import Printer from 'lucide-react/icons/printer';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './end-of-day.module.css';
import { addMoney, hasGiftCardSales } from './gift-card-sales.ts';
import { OpenMatters } from './open-matters.tsx';
import { SumTable } from './sum-table.tsx';
import { TaxTable } from './tax-table.tsx';
import { TillCount } from './till-count.tsx';
import { useDayFormat } from './use-day-format.ts';

const rowIf = (label: string, amount: number) => (amount === 0 ? [] : [{ label, amount }]);

const countedIf = (label: string, count: number, amount: number) =>
  count === 0 ? [] : [{ label, count, amount }];

/**
 * What the day comes to, each figure the sum of those above it; what has to be in the till; what is
 * still open. It prints on A4 and on the paper of a receipt printer.
 */
export function EndOfDay({ day }: { day: StaffDay }) {
  const { close: words } = useDeskMessages().deskToday;
  const format = useDayFormat(day.currency);
  const { money, restaurant } = day;
  const added = money.taxes.filter(({ included }) => !included);
  return (
    <section className={css.sheet} aria-labelledby="end-of-day">
      <div className={css.head}>
        <h2 id="end-of-day" className={css.title}>
          {words.title}
        </h2>
        <p className={css.day}>
          {restaurant.name}, {format.date(day.date)}
        </p>
        <p className={css.rule}>{words.rule}</p>
        <div className={css.print}>
          <ActionButton look="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={20} /> {words.print}
          </ActionButton>
          <p className={css.hint}>{words.printHint}</p>
        </div>
      </div>
      <div className={css.parts}>
        <SumTable
          title={words.sold}
          caption={words.soldCaption(money.orders)}
          currency={day.currency}
          rows={[
            { label: words.dishes, amount: money.dishes },
            ...money.discounts.map(({ kind, amount }) => ({
              label: words.discount[kind],
              amount: -amount,
            })),
            ...money.fees.map(({ kind, amount }) => ({ label: words.fee[kind], amount })),
            ...added.flatMap(({ ppm, amount }) => rowIf(words.taxAdded(format.rate(ppm)), amount)),
            ...rowIf(words.tips, money.tips),
            ...rowIf(words.rounding, money.cash_rounding),
            ...rowIf(words.paidTwice, money.paid_twice),
          ]}
          sum={{ label: words.taken, amount: money.taken }}
        />
        <SumTable
          title={words.paid}
          currency={day.currency}
          rows={money.tenders.map(({ kind, payments, taken }) => ({
            label: words.tender[kind],
            count: payments,
            amount: taken,
          }))}
          sum={{ label: words.taken, amount: money.taken }}
        />
        {hasGiftCardSales(money) && (
          <SumTable
            title={words.giftCards}
            caption={words.giftCardsCaption(money.gift_cards.sold)}
            currency={day.currency}
            rows={(['card', 'cash'] as const).map((kind) => ({
              label: words.giftCardsBy[kind],
              amount: money.gift_cards[kind],
            }))}
            sum={{
              label: words.giftCardsAll,
              amount: addMoney([money.gift_cards.card, money.gift_cards.cash], day.currency),
            }}
          />
        )}
        <SumTable
          title={words.back}
          currency={day.currency}
          rows={[
            { label: words.taken, amount: money.taken },
            ...money.tenders.map(({ kind, refunds, refunded }) => ({
              label: words.tenderBack[kind],
              count: refunds,
              amount: -refunded,
            })),
            ...countedIf(words.withdrawn, money.disputes.withdrawals, -money.disputes.withdrawn),
            ...countedIf(
              words.reinstated,
              money.disputes.reinstatements,
              money.disputes.reinstated,
            ),
          ]}
          sum={{ label: words.left, amount: money.net }}
        />
        <TaxTable day={day} />
        <TillCount day={day} />
        <OpenMatters day={day} />
      </div>
    </section>
  );
}
