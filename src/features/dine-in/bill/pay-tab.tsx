import { Button } from '@chakra-ui/react/button';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { tabBill as words } from '#schemas/messages/en/tab-bill.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import css from './bill.module.css';
import { ChoosePart } from './choose-part.tsx';
import { guestNameOf } from './guest-name.ts';
import { PaidPart } from './paid-part.tsx';
import { PayHeld } from './pay-held.tsx';
import { useBillDraft } from './use-bill-draft.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useOwnPayment } from './use-own-payment.ts';
import { WaitForCash } from './wait-for-cash.tsx';

/**
 * How a guest pays their tab (rule R83): what they choose of it, by card or in cash to the staff, and
 * thanks. It follows the tab, which changes while others order and pay; nothing is drawn of a tab that
 * is closed, or has nothing on it.
 */
export function PayTab({ tab }: { tab: Tab }) {
  const bill = useBillDraft(tab);
  const { own, watch, forget } = useOwnPayment(tab);
  if (own.kind === 'paid') return <PaidPart tab={tab} payment={own.payment} onMore={forget} />;
  if (tab.state === 'closed') return null;
  if (own.kind === 'held') {
    const held = { tab, payment: own.payment, onDropped: forget };
    return own.payment.method === 'card' ? (
      <PayHeld key={own.payment.id} {...held} isResumed={own.isResumed} />
    ) : (
      <WaitForCash key={own.payment.id} {...held} />
    );
  }
  if (own.kind === 'ended') return <EndedPayment method={own.method} onOk={forget} />;
  if (tab.open === 0) return <OthersPay tab={tab} />;
  return (
    <section className={css.section} aria-labelledby="pay-tab-heading">
      <h2 id="pay-tab-heading" className={css.heading}>
        {words.heading}
      </h2>
      <ChoosePart tab={tab} bill={bill} onBegun={watch} />
    </section>
  );
}

function EndedPayment({ method, onOk }: { method: TabPayment['method']; onOk(): void }) {
  const heading = useHeadingFocus();
  return (
    <section className={css.section} aria-labelledby="ended-heading">
      <h2 ref={heading} id="ended-heading" tabIndex={-1} className={css.heading}>
        {words.heading}
      </h2>
      <p>{words.ended[method]}</p>
      <div className={css.actions}>
        <Button size="lg" onClick={onOk}>
          {words.ended.ok}
        </Button>
      </div>
    </section>
  );
}

/** All that is left is held by others: who it is, and that it may come free again. */
function OthersPay({ tab }: { tab: Tab }) {
  const { money } = useFormat();
  const held = tab.payments.filter(({ state }) => state === 'held');
  if (held.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="others-pay-heading">
      <h2 id="others-pay-heading" className={css.heading}>
        {words.waiting.heading}
      </h2>
      <ul className={css.payers}>
        {held.map(({ id, guest_id, amount, method }) => (
          <li key={id}>
            {words.waiting.of(
              guestNameOf(tab, guest_id),
              money(toMinor(amount, tab.currency)),
              method === 'cash',
            )}
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{words.waiting.text}</p>
    </section>
  );
}
