import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { stripeKeysBody, type StripeKeysBody } from '#schemas/api/staff-payments.ts';
import { ApiFailure } from '#ui/api/client.ts';
import type { useChangePayments } from '#desk/api/staff-payments.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TextField } from '../../form/fields.tsx';
import { useUnsaved } from '../../shared/unsaved-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './payments.module.css';

const resolver = zodResolver(stripeKeysBody);
const empty: StripeKeysBody = { publishable_key: '', secret_key: '', webhook_secret: '' };
const names = ['publishable_key', 'secret_key', 'webhook_secret'] as const;

type StripeKeysFormProps = {
  change: Pick<ReturnType<typeof useChangePayments>, 'mutate' | 'isPending'>;
  /** The program sets the webhook up by itself where no secret is entered. */
  makesWebhook: boolean;
  /** What to mind; null: nothing. */
  hint: string | null;
  /** null: there is nothing to go back to. */
  onCancel: (() => void) | null;
  onSaved(): void;
};

/** Stripe's three keys. They are kept nowhere in the browser, not even as a draft. */
export function StripeKeysForm({
  change,
  makesWebhook,
  hint,
  onCancel,
  onSaved,
}: StripeKeysFormProps) {
  const words = useDeskMessages().deskPayments.stripe;
  const { mutate, isPending } = change;
  const form = useForm<StripeKeysBody>({ defaultValues: empty, resolver });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty, () => form.reset(empty));
  const submit = form.handleSubmit((body) => {
    if (isPending) return;
    mutate(
      { kind: 'keys', body },
      {
        onSuccess: () => {
          form.reset(empty);
          onSaved();
        },
        onError: (failure) => {
          const problems = failure instanceof ApiFailure ? failure.problems : [];
          const wrong = names.flatMap((name) => {
            const found = problems.find(({ path }) => path === `body.${name}`);
            return found ? [{ name, message: found.message }] : [];
          });
          for (const [place, { name, message }] of wrong.entries()) {
            form.setError(name, { message }, { shouldFocus: place === 0 });
          }
        },
      },
    );
  });
  const texts = {
    publishable_key: { label: words.publishable, hint: words.publishableHint },
    secret_key: { label: words.secret, hint: words.secretHint },
    webhook_secret: {
      label: words.webhook,
      hint: makesWebhook ? words.webhookMade : words.webhookHint,
    },
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {hint !== null && <p>{hint}</p>}
      {names.map((name) => (
        <TextField
          key={name}
          {...texts[name]}
          {...form.register(name)}
          problem={errors[name]?.message}
          spellCheck={false}
          autoCapitalize="none"
        />
      ))}
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {words.save}
        </ActionButton>
        {(isDirty || onCancel) && (
          <ActionButton
            look="outline"
            onClick={() => {
              form.reset(empty);
              onCancel?.();
            }}
          >
            {words.discard}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
