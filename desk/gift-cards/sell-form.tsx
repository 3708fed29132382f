import { useEffect, useId, useRef, useState } from 'react';
import type { GiftCardOffer } from '#schemas/api/gift-cards.ts';
import type { StaffGiftCardWithCode } from '#schemas/api/staff-gift-cards.ts';
import { giftCards } from '#schemas/messages/en/gift-cards.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useSellGiftCard } from '#desk/api/staff-gift-cards.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup, TextField } from '../form/fields.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useRequestKey } from '../shared/use-request-key.ts';
import { Chips } from './chips.tsx';
import css from './gift-cards.module.css';
import {
  blankDraft,
  checkDraft,
  refusedField,
  type SellDraft,
  type SellField,
} from './sell-draft.ts';
import { useCardLabels } from './use-card-labels.ts';

export type SellFormProps = {
  offer: GiftCardOffer;
  /** In whose books the sale is. */
  restaurantId: number;
  onSold(card: StaffGiftCardWithCode, sentence: string): void;
};

const tenders = ['cash', 'terminal'] as const;
const ways = ['paper', 'mail'] as const;

const invalid = 'input[aria-invalid], [aria-invalid] input';

/** How much, how it was paid, and how it gets to whom. */
export function SellForm({ offer, restaurantId, onSold }: SellFormProps) {
  const { selling: words, resend } = useDeskMessages().deskGiftCards;
  const labels = useCardLabels();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<SellDraft>(() => blankDraft(offer));
  const [wrong, setWrong] = useState<SellField | null>(null);
  const { keyOf, noteFailure } = useRequestKey();
  const { mutate, isPending, error, reset } = useSellGiftCard();
  useEffect(() => {
    if (wrong !== null) form.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [wrong]);
  const change = (to: Partial<SellDraft>) => {
    setDraft((before) => ({ ...before, ...to }));
    setWrong(null);
    if (error) reset();
  };
  const money = (amount: number) => labels.money(amount, offer.currency);
  const send = () => {
    if (isPending) return;
    const checked = checkDraft(draft, offer, restaurantId);
    setWrong(checked.wrong);
    if (!checked.body) return;
    const { body } = checked;
    mutate(
      { body, key: keyOf(body) },
      {
        onSuccess: (card) => onSold(card, sentenceOf(body.recipient?.email, card.code)),
        onError: (failure) => {
          noteFailure(failure);
          setWrong(refusedField(failure));
        },
      },
    );
  };
  const sentenceOf = (email: string | undefined, code: string | null) => {
    if (email !== undefined) return words.soldMailed(email);
    return code === null ? words.soldAgain : words.soldPaper;
  };
  const problem = (field: SellField, text: string) => (wrong === field ? text : undefined);
  const bounds = [money(offer.lowest), money(offer.highest)] as const;
  const isMailed = draft.way === 'mail';
  return (
    <form
      ref={form}
      className={css.sale}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FieldGroup legend={words.amount}>
        {offer.amounts.length > 0 && (
          <Chips
            label={words.amount}
            options={offer.amounts.map((amount) => ({ value: amount, label: money(amount) }))}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
          />
        )}
        <MoneyField
          label={offer.amounts.length > 0 ? words.other : words.amount}
          hint={words.between(...bounds)}
          problem={problem('amount', words.amountProblem(...bounds))}
          currency={offer.currency}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
        />
      </FieldGroup>
      <FieldGroup legend={words.tender}>
        <Chips
          label={words.tender}
          options={tenders.map((value) => ({ value, label: words.tenders[value] }))}
          value={draft.tender}
          problem={problem('tender', words.tenderProblem)}
          onChange={(tender) => change({ tender })}
        />
      </FieldGroup>
      <FieldGroup legend={words.way}>
        <Chips
          label={words.way}
          options={ways.map((value) => ({ value, label: words.ways[value] }))}
          value={draft.way}
          onChange={(way) => change({ way })}
        />
        {isMailed && (
          <>
            <TextField
              label={words.name}
              maxLength={80}
              problem={problem('name', words.nameProblem)}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
            <TextField
              label={words.email}
              type="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              problem={problem('email', resend.emailProblem)}
              value={draft.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </>
        )}
      </FieldGroup>
      <FieldGroup legend={words.design}>
        <Chips
          label={words.design}
          options={offer.designs.map((value) => ({ value, label: giftCards.designs[value] }))}
          value={draft.design}
          onChange={(design) => change({ design })}
        />
        <TextField
          label={words.from}
          hint={words.fromHint}
          maxLength={80}
          value={draft.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextAreaField
          label={words.message}
          hint={isMailed ? words.messageHint : words.messageOnPaper}
          rows={2}
          maxLength={300}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </FieldGroup>
      <p id={`${id}-problem`} role="alert" className={css.trouble}>
        {failureSentence(error, words.unknown)}
      </p>
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending} aria-describedby={`${id}-problem`}>
          {isPending
            ? words.busy
            : Number.isFinite(draft.amount)
              ? words.confirm(money(draft.amount))
              : words.choose}
        </ActionButton>
      </div>
    </form>
  );
}
