import { Button } from '@chakra-ui/react/button';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { Tab, TabPayment, TabPaymentKind } from '#schemas/api/tabs.ts';
import { tabBill as words } from '#schemas/messages/en/tab-bill.ts';
import { toMinor } from '#schemas/money.ts';
import { highestTip } from '#schemas/rules/pricing/tip-of.ts';
import { TextField } from '#src/features/checkout/frame/text-field.tsx';
import { useCardOnly } from '#src/features/checkout/frame/use-offered-payments.ts';
import cards from '#src/features/checkout/review/payment-methods.module.css';
import { PaymentMethods } from '#src/features/checkout/review/payment-methods.tsx';
import { TipChoice } from '#src/features/checkout/review/tip-choice.tsx';
import { useFormat } from '#ui/messages.tsx';
import css from './bill.module.css';
import { partOf } from './bill-draft.ts';
import { ChooseDishes } from './choose-dishes.tsx';
import { EqualParts } from './equal-parts.tsx';
import { OwnTenders } from './own-tenders.tsx';
import { PartSum } from './part-sum.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { useBeginPayment } from './use-begin-payment.ts';
import type { useBillDraft } from './use-bill-draft.ts';
import { usePointRules } from './use-point-rules.ts';

type ChoosePartProps = {
  tab: Tab;
  bill: ReturnType<typeof useBillDraft>;
  /** It is begun, or paid where nothing is left to pay by card or in cash. */
  onBegun(payment: TabPayment): void;
};

/** Id of the form of what is chosen: those of points and gift cards stand beside it, for forms hold no forms. */
const formId = 'bill-part';

const kinds: readonly TabPaymentKind[] = ['rest', 'items', 'shares', 'amount'];

/** What a guest pays of the bill, with which tip and how; shows live what it comes to (rule R83). */
export function ChoosePart({ tab, bill, onBegun }: ChoosePartProps) {
  const { draft, offered, taken, change } = bill;
  const { money } = useFormat();
  const cardOnly = useCardOnly();
  const name = useId();
  const points = usePointRules();
  const { begin, isBeginning, trouble, say } = useBeginPayment(tab, onBegun);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (trouble === null) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'center' });
  }, [trouble]);
  const { currency } = tab;
  const open = toMinor(tab.open, currency);
  const chosen = partOf(tab, draft, points);
  const part = 'missing' in chosen ? null : chosen;
  const missing = 'missing' in chosen ? chosen.missing : null;
  const amountError = {
    wrong_amount: words.amount.wrong,
    too_much: words.amount.tooMuch(money(open)),
  };
  const update = (next: Parameters<typeof change>[0]) => {
    say(null);
    change(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (part !== null) return begin(part, draft);
    if (missing === 'no_dish') return say(words.nothingChosen);
    if (missing === 'no_part') return say(words.parts.over);
    if (missing === 'tip_too_high') return document.getElementById('tip-amount')?.focus();
    say(missing === 'no_amount' ? words.amount.wrong : null);
    return document.getElementById('bill-amount')?.focus();
  };
  const total = money(part?.total ?? 0);
  const isPaidByOwn = part !== null && part.total === 0;
  return (
    <div className={css.form}>
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>{words.open(money(open))}</p>
        <fieldset className={cards.field}>
          <legend className={cards.legend}>{words.what}</legend>
          {kinds.map((kind) => (
            <label key={kind} className={cards.card}>
              <input
                type="radio"
                name={name}
                value={kind}
                checked={kind === draft.kind}
                onChange={() => update({ kind })}
                aria-describedby={kind === draft.kind ? `${name}-hint` : undefined}
              />
              <span className={cards.label}>{words.kinds[kind]}</span>
              {kind === draft.kind && (
                <span id={`${name}-hint`} className={cards.hint}>
                  {words.kindHints[kind]}
                </span>
              )}
            </label>
          ))}
        </fieldset>
        <TakenNotice tab={tab} taken={taken} />
        {draft.kind === 'items' && (
          <ChooseDishes tab={tab} draft={draft} onPick={(picks) => update({ picks })} />
        )}
        {part?.isCapped && <p className={css.notice}>{words.dishes.capped(money(open))}</p>}
        {draft.kind === 'shares' && <EqualParts tab={tab} draft={draft} onChange={update} />}
        {draft.kind === 'amount' && (
          <TextField
            id="bill-amount"
            label={words.amount.label}
            hint={words.amount.hint(money(open))}
            value={draft.amount}
            error={
              missing === 'wrong_amount' || missing === 'too_much' ? amountError[missing] : null
            }
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            onChange={({ target }) => update({ amount: target.value })}
          />
        )}
        <TipChoice
          percents={tab.tip_percents}
          highest={highestTip(part?.amount ?? open)}
          currency={currency}
          tip={draft.tip}
          given={part?.tip ?? 0}
          base={words.tipBase}
          onChange={(tip) => update({ tip })}
        />
      </form>
      <OwnTenders draft={draft} part={part} points={points} currency={currency} onChange={update} />
      {!isPaidByOwn && (
        <PaymentMethods
          offered={offered}
          chosen={draft.method}
          deliveryMethod="dine_in"
          total={total}
          cardOnly={cardOnly}
          onChoose={(method) => update({ method })}
        />
      )}
      <PartSum part={part} />
      {trouble !== null && (
        <p ref={alert} tabIndex={-1} role="alert" className={css.trouble}>
          {trouble}
        </p>
      )}
      <div className={css.actions}>
        <Button
          type="submit"
          form={formId}
          size="lg"
          aria-disabled={isBeginning || offered.length === 0}
        >
          {buttonText()}
        </Button>
      </div>
    </div>
  );

  function buttonText(): string {
    if (isBeginning) return words.beginning;
    if (isPaidByOwn) return words.toNothing;
    return draft.method === 'card' ? words.toCard(total) : words.toCash(total);
  }
}
