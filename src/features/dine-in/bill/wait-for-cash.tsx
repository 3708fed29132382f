import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import css from './bill.module.css';
import { GiveUp } from './give-up.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const words = tabBill.cash;

type WaitForCashProps = { tab: Tab; payment: TabPayment; onDropped(): void };

/** Somebody of the staff comes for the money and confirms it; the tab says when. */
export function WaitForCash({ tab, payment, onDropped }: WaitForCashProps) {
  const { money } = useFormat();
  const heading = useHeadingFocus();
  const minor = (amount: number) => toMinor(amount, tab.currency);
  const due = minor(payment.to_pay);
  const exact =
    minor(payment.amount) + minor(payment.tip) - minor(payment.points) - minor(payment.gift_cards);
  return (
    <section className={css.section} aria-labelledby="tab-cash-heading">
      <h2 ref={heading} id="tab-cash-heading" tabIndex={-1} className={css.heading}>
        {words.heading(money(due))}
      </h2>
      {payment.tip > 0 && <p>{tabBill.card.tip(money(minor(payment.tip)))}</p>}
      {due !== exact && <p>{words.rounded(money(exact))}</p>}
      <p className={css.waiting}>
        <span className={css.pulse} aria-hidden="true" />
        {words.text}
      </p>
      <div className={css.actions}>
        <GiveUp
          tabId={tab.id}
          paymentId={payment.id}
          isBusy={false}
          words={words}
          onDropped={onDropped}
        />
      </div>
    </section>
  );
}
