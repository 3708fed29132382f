import { Button } from '@chakra-ui/react/button';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { toMinor } from '#schemas/money.ts';
import { paidInAll } from '#schemas/rules/tabs/paid-in-all.ts';
import { useFormat } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import css from './bill.module.css';
import { useHeadingFocus } from './use-heading-focus.ts';

const words = tabBill.done;

type PaidPartProps = { tab: Tab; payment: TabPayment; onMore(): void };

/** Thanks, with what was paid, what is still open at the table and where the receipts are. */
export function PaidPart({ tab, payment, onMore }: PaidPartProps) {
  const { money } = useFormat();
  const heading = useHeadingFocus();
  const minor = (amount: number) => toMinor(amount, tab.currency);
  const own = tab.guests.find(({ id }) => id === tab.own_guest_id);
  const [points, giftCards] = [minor(payment.points), minor(payment.gift_cards)];
  const refunded = minor(payment.refunded);
  const paid = money(paidInAll(payment, tab.currency));
  const receipts = tab.rounds.filter(
    ({ guest_id, total }) => total > 0 && guest_id === tab.own_guest_id,
  );
  return (
    <section className={css.section} aria-labelledby="tab-paid-heading">
      <h2 ref={heading} id="tab-paid-heading" tabIndex={-1} className={css.heading}>
        {own ? words.heading(own.name) : words.headingUnnamed}
      </h2>
      <p>
        {payment.tip > 0 ? words.paidWithTip(paid, money(minor(payment.tip))) : words.paid(paid)}
      </p>
      {points > 0 && <p>{words.byPoints(money(points))}</p>}
      {giftCards > 0 && <p>{words.byGiftCards(money(giftCards))}</p>}
      {refunded > 0 && <p>{words.refunded(money(refunded))}</p>}
      <output>
        {tab.open > 0 && `${words.open(money(minor(tab.open)))} `}
        {tab.held > 0 && words.held(money(minor(tab.held)))}
        {tab.open + tab.held === 0 && words.nothing}
      </output>
      {receipts.length > 0 && (
        <nav aria-label={words.receipts} className={css.links}>
          <span>{words.receipts}</span>
          {receipts.map(({ order_id: id, number }) => (
            <a key={id} href={paths.dineInConfirmation(id)} className={css.link}>
              {words.receipt(number)}
            </a>
          ))}
        </nav>
      )}
      {tab.open > 0 && (
        <div className={css.actions}>
          <Button variant="outline" size="lg" onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}
