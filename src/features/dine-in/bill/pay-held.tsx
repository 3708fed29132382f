import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { tabCard as card } from '#schemas/messages/en/tab-card.ts';
import { toMinor } from '#schemas/money.ts';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useShowTab } from '#src/api/tab-payments.ts';
import { BankQuestion } from '#src/features/checkout/payment/bank-question.tsx';
import { CardPart } from '#src/features/checkout/payment/card-part.tsx';
import { useCharge } from '#src/features/checkout/payment/use-charge.ts';
import { useFormat } from '#ui/messages.tsx';
import css from './bill.module.css';
import { GiveUp } from './give-up.tsx';
import { TimeLeft } from './time-left.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const words = tabBill.card;
const formId = 'tab-payment';

type PayHeldProps = {
  tab: Tab;
  payment: TabPayment;
  /** It was begun before this page was opened: how it stands is asked for. */
  isResumed: boolean;
  onDropped(): void;
};

/** The card that pays what was begun; a declined one is followed by another try on the same hold. */
export function PayHeld({ tab, payment, isResumed, onDropped }: PayHeldProps) {
  const { money } = useFormat();
  const heading = useHeadingFocus();
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(false);
  const due = toMinor(payment.to_pay, tab.currency);
  const tip = toMinor(payment.tip, tab.currency);
  const own = tab.held_cards.find(
    ({ guest_id: id, state, amount }) =>
      id === tab.own_guest_id && state === 'held' && toMinor(amount, tab.currency) >= due,
  );
  const charge = useTabCharge({ tab, payment, due, isResumed });
  return (
    <section className={css.section} aria-labelledby="tab-payment-heading">
      <h2 ref={heading} id="tab-payment-heading" tabIndex={-1} className={css.heading}>
        {words.heading(money(due))}
      </h2>
      {tip > 0 && <p>{words.tip(money(tip))}</p>}
      {payment.expires_at !== null && <TimeLeft until={payment.expires_at} />}
      {own && (
        <div className={css.actions}>
          <Button
            size="lg"
            aria-disabled={charge.isPaying}
            onClick={() => void charge.pay({ gateway: 'held_card' })}
          >
            {own.last_four === null ? card.payByUnnamed : card.payBy(own.last_four)}
          </Button>
        </div>
      )}
      <CardPart
        id={formId}
        amount={due}
        returnPath={pathname}
        declined={charge.trouble}
        onPay={({ source, confirmCard }) => void charge.pay(source, confirmCard)}
        onType={charge.forgetTrouble}
        onReady={setReady}
      />
      <output>{charge.isSlow && words.slow}</output>
      <div className={css.actions}>
        <Button
          type="submit"
          form={formId}
          size="lg"
          aria-disabled={!isReady || charge.isPaying}
          onClick={(event) => (!isReady || charge.isPaying) && event.preventDefault()}
        >
          {charge.isPaying ? words.paying : words.pay(money(due))}
        </Button>
        <GiveUp
          tabId={tab.id}
          paymentId={payment.id}
          isBusy={charge.isPaying}
          words={words}
          onDropped={onDropped}
        />
      </div>
      {charge.challenge !== null && (
        <BankQuestion
          key={charge.challenge}
          total={money(due)}
          onAnswer={(approve) => void charge.answer(approve)}
        />
      )}
    </section>
  );
}

type TabCharge = Pick<PayHeldProps, 'tab' | 'payment' | 'isResumed'> & { due: number };

/** Pays what was begun, and goes on with it where the page was left in the middle. */
function useTabCharge({ tab, payment, due, isResumed }: TabCharge) {
  const api = useApi();
  const show = useShowTab(tab.id);
  const isBackFromBank = useSearchParams()[0].has('redirect_status');
  const params = { tabId: tab.id, paymentId: payment.id };
  const charge = useCharge<Tab, { gateway: 'held_card' }>({
    due,
    send: async (source, key) => {
      const headers = { 'idempotency-key': key };
      try {
        return await api.call('payTabPayment', { params, headers, body: source });
      } catch (failure) {
        // Its time was over, or it is paid already: the tab says which.
        const isOver = failure instanceof ApiFailure && [404, 409].includes(failure.status);
        if (isOver) void show(null);
        throw failure;
      }
    },
    check: () => api.call('checkTabPayment', { params, body: {} }),
    // Held no more: paid, or over, which the tab says.
    isPaid: ({ payments }) =>
      !payments.some(({ id, state }) => id === payment.id && state === 'held'),
    onPaid: (data) => void show(data),
    words,
  });
  const { resume } = charge;
  const isAsked = useRef(false);
  useEffect(() => {
    // Once: what the bank says of a payment that this page has begun comes with its answer.
    if (!isResumed || isAsked.current) return;
    isAsked.current = true;
    void resume({ isBackFromBank });
  });
  return charge;
}
