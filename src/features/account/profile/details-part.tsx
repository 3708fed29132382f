import { useForm } from 'react-hook-form';
import { guestDetails } from '#schemas/api/orders.ts';
import { personFields } from '#schemas/messages/en/person-fields.ts';
import { userPhone } from '#schemas/api/user-accounts.ts';
import type { Profile } from '#schemas/api/user-profile.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useChangeProfile } from '#src/api/user-profile.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { EmailChange } from './email-change.tsx';
import { Part, Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';

/** Name, telephone and email address. */
export function DetailsPart({ profile, onDone }: PartReport & { profile: Profile }) {
  const words = useAccountMessages();
  const { mutate, isPending, error } = useChangeProfile();
  const { name, phone_no } = profile;
  const { register, handleSubmit, formState } = useForm({
    // What is typed stays while it is loaded anew.
    values: { name, phone_no },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  const send = handleSubmit((body) => {
    if (!isPending) mutate(body, { onSuccess: () => onDone(words.saved) });
  });
  return (
    <Part title={words.profile.details} text={words.profile.detailsHint}>
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <AccountField
          label={words.name}
          problem={errors.name?.message}
          maxLength={80}
          autoComplete="name"
          autoCapitalize="words"
          {...register('name', {
            validate: (it) => guestDetails.shape.name.safeParse(it).success || personFields.name,
          })}
        />
        <AccountField
          label={words.phone}
          problem={errors.phone_no?.message}
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="tel"
          {...register('phone_no', {
            validate: (it) => userPhone.safeParse(it).success || words.phoneWrong,
          })}
        />
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : words.save}
          </ActionButton>
        </div>
        <Problem>{failureSentence(error, words.unreached)}</Problem>
      </form>
      <EmailChange profile={profile} onDone={onDone} />
    </Part>
  );
}
