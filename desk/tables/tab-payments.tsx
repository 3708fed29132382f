import { useState } from 'react';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import { paidInAll } from '#schemas/rules/tabs/paid-in-all.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useConfirmTabPayment, useDropStaffTabPayment } from '#desk/api/staff-tabs.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';
import type { TabLabels } from './use-tab-labels.ts';

type TabPaymentsProps = { tab: Tab; labels: TabLabels; onDone(sentence: string): void };

const isWaitingCash = ({ method, state }: TabPayment) => method === 'cash' && state === 'held';

/** What was paid of a tab and what is being paid; cash that waits comes first and is answered. */
export function TabPayments({ tab, labels, onDone }: TabPaymentsProps) {
  const { payments: words, notSaved, saving } = useDeskMessages().deskTabs;
  const confirm = useConfirmTabPayment(tab.id);
  const drop = useDropStaffTabPayment(tab.id);
  const [asked, setAsked] = useState<{ id: string; way: 'confirm' | 'drop' } | null>(null);
  const isBusy = confirm.isPending || drop.isPending;
  const nameOf = ({ guest_id: id }: TabPayment) => labels.guestOf(tab, id, words.staff);
  const send = (payment: TabPayment, way: 'confirm' | 'drop') => {
    if (isBusy) return;
    const [name, amount] = [nameOf(payment), labels.money(payment.to_pay)];
    setAsked({ id: payment.id, way });
    onDone('');
    confirm.reset();
    drop.reset();
    const onSuccess = () =>
      onDone(way === 'confirm' ? words.receivedDone(name, amount) : words.droppedDone(name));
    (way === 'confirm' ? confirm : drop).mutate(payment.id, { onSuccess });
  };
  const isSending = (payment: TabPayment, way: 'confirm' | 'drop') =>
    isBusy && asked?.id === payment.id && asked.way === way;
  if (tab.payments.length === 0 && !confirm.error && !drop.error) return null;
  const sorted = tab.payments.toSorted(
    (one, other) => Number(isWaitingCash(other)) - Number(isWaitingCash(one)),
  );
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{words.heading}</h3>
      <p role="alert" className={css.problem}>
        {failureSentence(confirm.error ?? drop.error, notSaved)}
      </p>
      <ul className={css.list}>
        {sorted.map((payment) => {
          const isWaiting = isWaitingCash(payment);
          const given = isWaiting
            ? payment.to_pay
            : toMajor(paidInAll(payment, tab.currency), tab.currency);
          const [name, amount] = [nameOf(payment), labels.money(given)];
          return (
            <li
              key={payment.id}
              className={css.row}
              data-waiting={isWaitingCash(payment) || undefined}
            >
              <p>{sentenceOf(payment, name, amount)}</p>
              <p className={css.muted}>{detailsOf(payment)}</p>
              {isWaitingCash(payment) && tab.state === 'open' && (
                <div className={css.actions}>
                  <ActionButton
                    aria-label={words.receivedOf(name, amount)}
                    aria-disabled={isBusy}
                    onClick={() => send(payment, 'confirm')}
                  >
                    {isSending(payment, 'confirm') ? saving : words.received}
                  </ActionButton>
                  <ActionButton
                    look="outline"
                    aria-label={words.droppedOf(name, amount)}
                    aria-disabled={isBusy}
                    onClick={() => send(payment, 'drop')}
                  >
                    {isSending(payment, 'drop') ? saving : words.dropped}
                  </ActionButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );

  function sentenceOf(payment: TabPayment, name: string, amount: string): string {
    const { method, state, by_held_card: isByHeldCard } = payment;
    if (isByHeldCard) return (state === 'paid' ? words.byHeldCard : words.charging)(name, amount);
    if (state === 'paid') return words.paid(name, amount, words.how[method]);
    return method === 'cash' ? words.cashOf(name, amount) : words.held(name, amount);
  }

  function refundOf({ refunded, ...payment }: TabPayment): string {
    if (refunded === 0) return '';
    return toMinor(refunded, tab.currency) >= paidInAll(payment, tab.currency)
      ? words.refunded
      : words.partlyRefunded(labels.money(refunded));
  }

  function detailsOf(payment: TabPayment): string {
    const { tip, points, gift_cards: giftCards, state, method, at, expires_at: until } = payment;
    const time =
      state === 'paid'
        ? labels.clock(at)
        : method === 'cash'
          ? words.since(labels.clock(at))
          : until === null || payment.by_held_card
            ? ''
            : words.until(labels.clock(until));
    const own = [
      tip > 0 ? words.tip(labels.money(tip)) : '',
      points > 0 ? words.points(labels.money(points)) : '',
      giftCards > 0 ? words.giftCards(labels.money(giftCards)) : '',
      refundOf(payment),
    ];
    return [time, ...own].filter((it) => it !== '').join(', ');
  }
}
