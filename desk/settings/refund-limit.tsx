import { useState } from 'react';
import { toMajor, toMinor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useRefundLimit, useSetRefundLimit } from '#desk/api/staff-refund-limit.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { readAmount } from '#ui/elements/read-amount.ts';
import { TextField } from '../form/fields.tsx';
import css from '../form/form.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** How much of one order people of the role staff may refund; saved by itself. */
export function RefundLimit({ restaurantId }: { restaurantId: number }) {
  const {
    deskForms: { again },
    deskSettings: { refundLimit: words },
  } = useDeskMessages();
  const query = useRefundLimit(restaurantId);
  const { data, refetch } = query;
  return (
    <section className={css.group}>
      <h3 className={css.legend}>{words.heading}</h3>
      {data ? (
        <LimitForm key={data.limit} restaurantId={restaurantId} present={data} />
      ) : hasFailed(query) ? (
        <div role="alert" className={css.trouble}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {again}
          </ActionButton>
        </div>
      ) : (
        <p aria-busy="true">{words.loading}</p>
      )}
    </section>
  );
}

type LimitFormProps = { restaurantId: number; present: { limit: number; currency: string } };

function LimitForm({ restaurantId, present: { limit, currency } }: LimitFormProps) {
  const { refundLimit: words } = useDeskMessages().deskSettings;
  const format = useFormat();
  const [text, setText] = useState(String(limit));
  const { mutate, isPending, isSuccess, error } = useSetRefundLimit(restaurantId);
  const typed = readAmount(text, currency);
  const amount = typed !== null && typed >= 0 ? typed : null;
  const isChanged = amount !== toMinor(limit, currency);
  const save = () => {
    if (amount === null || isPending || !isChanged) return;
    mutate(toMajor(amount, currency));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={words.label}
        hint={limit === 0 ? words.none : words.present(format.money(toMinor(limit, currency)))}
        problem={amount === null ? words.problem : undefined}
        isShort
        unit={currency}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ActionButton
        type="submit"
        look="outline"
        disabled={amount === null || !isChanged}
        aria-disabled={isPending}
      >
        {isPending ? words.saving : words.save}
      </ActionButton>
      <output className={css.status} data-trouble={error !== null || undefined}>
        {error
          ? error instanceof ApiFailure && error.status !== 0
            ? error.message
            : words.saveFailed
          : isSuccess && !isChanged
            ? words.saved
            : ''}
      </output>
    </form>
  );
}
