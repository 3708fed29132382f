import { useState } from 'react';
import { mostPayers, type TabPaymentKind } from '#schemas/api/tabs.ts';
import { toMinor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useTakeTabPayment } from '#desk/api/staff-tabs.ts';
import { TextField } from '../form/fields.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { Chips } from '../gift-cards/chips.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useRequestKey } from '../shared/use-request-key.ts';
import { blankCash, cashPart, partsOf, type CashDraft, type CashPart } from './cash-draft.ts';
import { CashItems } from './cash-items.tsx';
import { CashResult } from './cash-result.tsx';
import { TabStepForm } from './tab-step.tsx';
import type { TabStepProps } from './tab-step-props.ts';
import css from './tab.module.css';

/** The server said no: nothing was taken. */
const isRefusal = (failure: Error): boolean =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;

const kinds: readonly TabPaymentKind[] = ['rest', 'amount', 'shares', 'items'];

/** Takes cash for a part of the bill: which part, the tip, and the change to give. */
export function TakeCash({ tab, labels, onBack, onDone }: TabStepProps) {
  const { cash: words } = useDeskMessages().deskTabs;
  const [draft, setDraft] = useState<CashDraft>(() => blankCash(tab));
  const [isAsked, setIsAsked] = useState(false);
  const [sent, setSent] = useState<CashPart | null>(null);
  const { keyOf, noteFailure } = useRequestKey();
  const { mutate, isPending, error, reset } = useTakeTabPayment(tab.id);
  const part = cashPart(tab, draft);
  const parts = partsOf(tab, draft);
  const left = parts.of - parts.taken;
  const wrong = 'wrong' in part ? part.wrong : null;
  const given = Number.isNaN(draft.given) ? null : toMinor(draft.given, tab.currency);
  const change = (to: Partial<CashDraft>) => {
    setDraft((before) => ({ ...before, ...to }));
    setIsAsked(false);
    if (error) reset();
  };
  // Where nobody knows whether it was taken, the same is sent again, though the bill looks otherwise.
  const isDoubtful = sent !== null && error !== null && !isRefusal(error);
  const meant = isDoubtful ? sent : part;
  const send = () => {
    setIsAsked('wrong' in meant);
    if ('wrong' in meant) return;
    const { body, toPay } = meant;
    setSent(meant);
    const sum = labels.minor(toPay);
    const back = given === null ? 0 : given - toPay;
    mutate(
      { body, key: keyOf(body) },
      {
        onSuccess: () =>
          onDone(back > 0 ? words.doneChange(sum, labels.minor(back)) : words.done(sum)),
        onError: noteFailure,
      },
    );
  };
  const problems = {
    rest: words.nothingLeft,
    amount: words.amountProblem(labels.money(tab.open)),
    shares: left < 1 ? words.noShares : words.sharesProblem(left),
    items: words.itemsProblem,
    tip: words.tipProblem,
  };
  const problemOf = (field: 'amount' | 'shares' | 'tip') =>
    isAsked && wrong === field ? problems[field] : undefined;
  return (
    <TabStepForm
      title={words.title}
      action={'wrong' in meant ? words.choose : words.take(labels.minor(meant.toPay))}
      isPending={isPending}
      problem={isAsked && wrong !== null ? problems[wrong] : null}
      error={error}
      onSend={send}
      onBack={onBack}
    >
      <Chips
        label={words.kind}
        options={kinds.map((value) => ({
          value,
          label: value === 'rest' ? words.kinds.rest(labels.money(tab.open)) : words.kinds[value],
        }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'amount' && (
        <MoneyField
          label={words.amount}
          currency={tab.currency}
          problem={problemOf('amount')}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
        />
      )}
      {draft.kind === 'shares' && (
        <>
          {tab.split && <p className={css.muted}>{words.ofFixed(parts.of, parts.taken)}</p>}
          <div className={css.fields}>
            {!tab.split && (
              <TextField
                label={words.of}
                isShort
                type="number"
                inputMode="numeric"
                min={2}
                max={mostPayers}
                value={Number.isNaN(draft.of) ? '' : String(draft.of)}
                onChange={({ target }) => change({ of: target.valueAsNumber })}
              />
            )}
            <TextField
              label={words.shares}
              isShort
              type="number"
              inputMode="numeric"
              min={1}
              max={Math.max(1, left)}
              problem={problemOf('shares')}
              value={Number.isNaN(draft.shares) ? '' : String(draft.shares)}
              onChange={({ target }) => change({ shares: target.valueAsNumber })}
            />
          </div>
        </>
      )}
      {draft.kind === 'items' && (
        <CashItems
          tab={tab}
          draft={draft}
          labels={labels}
          onChange={(items) => change({ items })}
        />
      )}
      <div className={css.fields}>
        {tab.tip_percents.length > 0 && (
          <MoneyField
            label={words.tip}
            currency={tab.currency}
            problem={problemOf('tip')}
            value={draft.tip}
            onChange={(tip) => change({ tip })}
          />
        )}
        <MoneyField
          label={words.handed}
          hint={words.handedHint}
          currency={tab.currency}
          value={draft.given}
          onChange={(next) => change({ given: next })}
        />
      </div>
      <CashResult part={'wrong' in meant ? null : meant} given={given} labels={labels} />
    </TabStepForm>
  );
}
