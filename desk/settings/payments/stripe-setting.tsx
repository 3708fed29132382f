import { useState } from 'react';
import type { PaymentSettings } from '#schemas/api/staff-payments.ts';
import { useChangePayments } from '#desk/api/staff-payments.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { AskedButton } from './asked-button.tsx';
import { ChangeNote } from './change-note.tsx';
import css from './payments.module.css';
import { StripeKeysForm } from './stripe-keys-form.tsx';

/** The keys of the tenant's Stripe account: entered, replaced, removed. */
export function StripeSetting({ present }: { present: PaymentSettings }) {
  const { last, stripe: words } = useDeskMessages().deskPayments;
  const { stripe, environment, ways } = present;
  const change = useChangePayments(present.revision);
  const { mutate, isPending, error, reset } = change;
  const [isReplacing, setIsReplacing] = useState(false);
  const [done, setDone] = useState('');
  const isLast = ways.length > 0 && ways.every((way) => way === 'stripe');
  const remove = () => {
    setDone('');
    const mutation = { kind: 'remove', acceptsNone: isLast } as const;
    mutate(mutation, { onSuccess: () => setDone(words.removed) });
  };
  const close = () => {
    setIsReplacing(false);
    reset();
  };
  const isFormOpen = stripe === null || isReplacing;
  return (
    <FieldGroup legend={words.legend} hint={words.environment[environment]}>
      {stripe === null ? <p>{words.none}</p> : <KeptKeys stripe={stripe} />}
      {stripe?.mode && stripe.mode !== environment && (
        <p className={css.problem}>{words.wrongMode}</p>
      )}
      {isFormOpen && (
        <StripeKeysForm
          change={change}
          makesWebhook={present.makes_webhook}
          hint={stripe === null ? null : words.replaceHint}
          onCancel={stripe === null ? null : close}
          onSaved={() => {
            setIsReplacing(false);
            setDone(words.saved);
          }}
        />
      )}
      <div className={css.actions}>
        {!isFormOpen && (
          <>
            <ActionButton
              look="outline"
              onClick={() => {
                setDone('');
                reset();
                setIsReplacing(true);
              }}
            >
              {words.replace}
            </ActionButton>
            <AskedButton
              title={words.ask}
              text={isLast ? `${last} ${words.askText}` : words.askText}
              action={words.remove}
              isPending={isPending}
              onConfirm={remove}
            />
          </>
        )}
        <ChangeNote
          isPending={isPending}
          error={error}
          done={done}
          {...(isFormOpen && { busy: words.saving })}
        />
      </div>
    </FieldGroup>
  );
}

/** What may be seen of the keys. */
function KeptKeys({ stripe }: { stripe: NonNullable<PaymentSettings['stripe']> }) {
  const words = useDeskMessages().deskPayments.stripe;
  const endText = (end: string | null) => (end === null ? words.unreadable : words.end(end));
  return (
    <>
      {stripe.mode && <p>{words.mode[stripe.mode]}</p>}
      <dl className={css.keys}>
        <div>
          <dt>{words.publishable}</dt>
          <dd>{words.end(stripe.publishable_key.slice(-4))}</dd>
        </div>
        <div>
          <dt>{words.secret}</dt>
          <dd>{endText(stripe.secret_end)}</dd>
        </div>
        <div>
          <dt>{words.webhook}</dt>
          <dd>{endText(stripe.webhook_end)}</dd>
        </div>
      </dl>
    </>
  );
}
