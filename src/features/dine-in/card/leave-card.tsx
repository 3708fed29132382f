import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Tab } from '#schemas/api/tabs.ts';
import { tabCard as words } from '#schemas/messages/en/tab-card.ts';
import { toMinor } from '#schemas/money.ts';
import { useApi } from '#ui/api/client.ts';
import { useShowTab } from '#src/api/tab-payments.ts';
import { BankQuestion } from '#src/features/checkout/payment/bank-question.tsx';
import { CardPart } from '#src/features/checkout/payment/card-part.tsx';
import { useCharge } from '#src/features/checkout/payment/use-charge.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../bill/bill.module.css';

const formId = 'left-card';

type LeaveCardProps = {
  tab: Tab;
  /** What the card would hold, and when it pays. */
  hold: NonNullable<Tab['card_hold']>;
  /** The card can be written. */
  isOpen: boolean;
  /** Its bank was asked, and how it stands is asked for. */
  isWaiting: boolean;
  onOpen(isOpen: boolean): void;
};

/** What leaving a card means, and the form for it once a guest wants to. */
export function LeaveCard({ tab, hold, isOpen, isWaiting, onOpen }: LeaveCardProps) {
  const { money } = useFormat();
  const amount = toMinor(hold.amount, tab.currency);
  return (
    <>
      <p>{words.offer(money(amount), hold.hours)}</p>
      <p className={css.quiet}>{words.whole}</p>
      {isOpen ? (
        <HoldForm tab={tab} amount={amount} isWaiting={isWaiting} onDone={() => onOpen(false)} />
      ) : (
        <div className={css.actions}>
          <ActionButton look="outline" onClick={() => onOpen(true)}>
            {words.leave}
          </ActionButton>
        </div>
      )}
    </>
  );
}

type HoldFormProps = {
  tab: Tab;
  /** In minor units. */
  amount: number;
  isWaiting: boolean;
  onDone(): void;
};

function HoldForm({ tab, amount, isWaiting, onDone }: HoldFormProps) {
  const { money } = useFormat();
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(false);
  const { release, ...hold } = useHold({ tab, amount, isWaiting, onDone });
  const isBusy = !isReady || hold.isPaying;
  return (
    <>
      <CardPart
        id={formId}
        amount={amount}
        returnPath={pathname}
        declined={hold.trouble}
        onPay={({ source, confirmCard }) => void hold.pay(source, confirmCard)}
        onType={hold.forgetTrouble}
        onReady={setReady}
      />
      <output>{hold.isSlow && words.slow}</output>
      <div className={css.actions}>
        <Button
          type="submit"
          form={formId}
          size="lg"
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
        >
          {hold.isPaying ? words.holding : words.hold(money(amount))}
        </Button>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={hold.isPaying}
          onClick={() => !hold.isPaying && release()}
        >
          {words.notNow}
        </Button>
      </div>
      {hold.challenge !== null && (
        <BankQuestion
          key={hold.challenge}
          total={money(amount)}
          onAnswer={(approve) => void hold.answer(approve)}
        />
      )}
    </>
  );
}

/** Has the bank hold the amount, and goes on with it where the page was left in the middle. */
function useHold({ tab, amount, isWaiting, onDone }: HoldFormProps) {
  const api = useApi();
  const show = useShowTab(tab.id);
  const isBackFromBank = useSearchParams()[0].has('redirect_status');
  const params = { tabId: tab.id };
  const charge = useCharge({
    due: amount,
    send: (source, key) =>
      api.call('holdCard', { params, headers: { 'idempotency-key': key }, body: source }),
    check: () => api.call('checkHeldCard', { params, body: {} }),
    // Held, or refused, which the tab says.
    isPaid: ({ held_cards: cards, own_guest_id: own }: Tab) => {
      const card = cards.findLast(({ guest_id: id }) => id === own);
      return card !== undefined && card.state !== 'waiting';
    },
    onPaid: (data: Tab) => {
      onDone();
      void show(data);
    },
    words: { failed: words.notHeld, network: words.unreached },
  });
  const { resume } = charge;
  const [wasWaiting] = useState(isWaiting);
  const isAsked = useRef(false);
  useEffect(() => {
    // Once: what the bank says of a card that this page asked for comes with its answer.
    if (!wasWaiting || isAsked.current) return;
    isAsked.current = true;
    void resume({ isBackFromBank });
  });
  /** Closes the form; what the bank was asked for is let go of. */
  const release = () => {
    onDone();
    if (!isWaiting) return;
    api
      .call('releaseHeldCard', { params })
      .then(({ data }) => show(data))
      .catch(() => show(null));
  };
  return { ...charge, release };
}
