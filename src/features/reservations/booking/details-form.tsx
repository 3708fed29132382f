import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { guestDetails } from '#schemas/api/reservations.ts';
import { personFields } from '#schemas/messages/en/person-fields.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useAccount, useCheckout } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import css from '../reservations-page.module.css';

export type ReservationGuest = { name: string; email: string; phone: string };

/** What is known of whoever books: their account, or what they gave with an order. */
function useKnownGuest(): ReservationGuest {
  const user = useAccount((state) => state.user);
  const guest = useAccount((state) => state.guestUser);
  const ofOrder = useCheckout((state) => state.guestDetails);
  const known = user ?? (guest?.name === '' ? ofOrder : guest) ?? guest;
  return { name: known?.name ?? '', email: known?.email ?? '', phone: known?.phone_no ?? '' };
}

/** Type of a problem that the server worded, in the language of the page. */
const fromServer = 'server';

type DetailsFormProps = {
  /** Of its button, which stands outside. */
  id: string;
  error: Error | null;
  onSubmit(guest: ReservationGuest): void;
};

/** Whom the table is for, with the keyboard and autofill each field needs. */
export function DetailsForm({ id, error, onSubmit }: DetailsFormProps) {
  const { confirm: words } = reservations;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: useKnownGuest(),
    resolver: zodResolver(guestDetails),
    mode: 'onTouched',
  });
  const { errors } = formState;
  const problemOf = (field: keyof typeof personFields) => {
    const found = errors[field];
    return found && (found.type === fromServer ? found.message : personFields[field]);
  };
  useEffect(() => {
    if (!(error instanceof ApiFailure)) return;
    for (const { path, message } of error.problems) {
      const field = (['name', 'email', 'phone'] as const).find((one) => path.endsWith(one));
      if (field) setError(field, { type: fromServer, message }, { shouldFocus: true });
    }
  }, [error, setError]);
  return (
    <form
      id={id}
      className={css.form}
      noValidate
      onSubmit={(event) => void handleSubmit((guest) => onSubmit(guest))(event)}
    >
      <h2>{words.details}</h2>
      <p className={css.quiet}>{words.why}</p>
      <AccountField
        label={words.name}
        problem={problemOf('name')}
        maxLength={120}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        {...register('name')}
      />
      <AccountField
        label={words.email}
        hint={words.emailHint}
        problem={problemOf('email')}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        {...register('email')}
      />
      <AccountField
        label={words.phone}
        problem={problemOf('phone')}
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="tel"
        enterKeyHint="go"
        {...register('phone')}
      />
    </form>
  );
}
