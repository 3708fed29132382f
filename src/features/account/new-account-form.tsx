import { useForm } from 'react-hook-form';
import { guestDetails } from '#schemas/api/orders.ts';
import { personFields } from '#schemas/messages/en/person-fields.ts';
import { userPhone } from '#schemas/api/user-accounts.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useChangeProfile } from '#src/api/user-profile.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { useNextPage } from './next-page.ts';
import { useAccountMessages } from './use-account-messages.ts';

/**
 * Name and phone of an account that a code has just made (decision 127); who gives none is asked at
 * the checkout. With a name the account is complete, and the page around it leads on.
 */
export function NewAccountForm() {
  const words = useAccountMessages();
  const { next } = useNextPage();
  const email = useAccount(({ user }) => user?.email ?? '');
  const { mutate, isPending, error } = useChangeProfile();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', phone_no: '' },
  });
  const { errors } = formState;
  const send = handleSubmit((body) => {
    if (!isPending) mutate(body);
  });
  return (
    <AccountPage
      title={words.newAccount.title}
      text={words.newAccount.text(email)}
      isForMembers
      foot={
        <a className={css.link} href={next}>
          {words.newAccount.skip}
        </a>
      }
    >
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <AccountField
          label={words.name}
          problem={errors.name?.message}
          maxLength={80}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...register('name', {
            validate: (it) => guestDetails.shape.name.safeParse(it).success || personFields.name,
          })}
        />
        <AccountField
          label={words.phone}
          hint={words.phoneHint}
          problem={errors.phone_no?.message}
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="tel"
          enterKeyHint="go"
          {...register('phone_no', {
            validate: (it) => userPhone.safeParse(it).success || words.phoneWrong,
          })}
        />
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : words.save}
          </ActionButton>
        </div>
        <p role="alert" className={css.problem}>
          {failureSentence(error, words.unreached)}
        </p>
      </form>
    </AccountPage>
  );
}
