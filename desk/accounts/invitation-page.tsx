import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ShownInvitation } from '#schemas/api/staff-invitations.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useAcceptInvitation, useShownInvitation } from '#desk/api/staff-invitations.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import css from './account-page.module.css';
import { LinkOver } from './link-over.tsx';
import { isLinkOver } from './is-link-over.ts';
import { useLinkToken } from './use-link-token.ts';

/** Where an invitation's mail leads: what it is to, and the name and password of the new account. */
export function InvitationPage() {
  const words = useDeskMessages().deskAccounts.accept;
  const token = useLinkToken();
  const { data, error, refetch } = useShownInvitation(token);
  const accepting = useAcceptInvitation();
  const over = [accepting.error, error].find(isLinkOver);
  if (over) return <LinkOver title={words.overTitle} sentence={over.message} />;
  if (data) return <InvitationForm invitation={data} token={token} accepting={accepting} />;
  if (!error) {
    return (
      <div className={css.page} aria-busy="true">
        <p className={css.text}>{words.loading}</p>
      </div>
    );
  }
  return (
    <div className={css.page}>
      <p role="alert">
        {error instanceof ApiFailure && error.status > 0 ? error.message : words.failed}
      </p>
      <div className={css.actions}>
        <ActionButton onClick={() => void refetch()}>{words.again}</ActionButton>
      </div>
    </div>
  );
}

type InvitationFormProps = {
  invitation: ShownInvitation;
  token: string;
  accepting: ReturnType<typeof useAcceptInvitation>;
};

type Accepted = Awaited<ReturnType<InvitationFormProps['accepting']['mutateAsync']>>;

/** The owner of a site that is not open yet begins with its set-up. */
const nextOf = ({ needs_setup: needsSetup }: Accepted['data']) =>
  needsSetup ? paths.deskPage('setup') : paths.desk;

function InvitationForm({ invitation, token, accepting }: InvitationFormProps) {
  const words = useDeskMessages().deskAccounts.accept;
  const navigate = useNavigate();
  const { role, place, restaurant, invited_by: by, email } = invitation;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', password: '' },
  });
  const { mutate, isPending, error } = accepting;
  const { errors } = formState;
  const send = handleSubmit(({ name, password }) => {
    if (isPending) return;
    const goOn = {
      onSuccess: ({ data }: Accepted) => void navigate(nextOf(data), { replace: true }),
    };
    mutate({ token, name, password }, goOn);
  });
  const failure =
    error && (error instanceof ApiFailure && error.status > 0 ? error.message : words.failed);
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{words.title(place)}</h1>
      <p className={css.text}>
        {role === 'owner' ? words.text.owner : words.text[role](restaurant ?? place)}{' '}
        {by !== null && words.by(by)}
      </p>
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <p>{words.email}</p>
        <p className={css.fixed}>{email}</p>
        {/* Password managers store the password with it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <AccountField
          label={words.name}
          hint={words.nameHint}
          problem={errors.name?.message}
          maxLength={80}
          autoComplete="name"
          autoCapitalize="words"
          {...register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
        />
        <AccountField
          label={words.password}
          hint={words.passwordHint}
          problem={errors.password?.message ?? failure ?? undefined}
          type="password"
          maxLength={200}
          autoComplete="new-password"
          {...register('password', {
            validate: (password) => password.length >= 10 || words.passwordShort,
          })}
        />
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : words.save}
        </ActionButton>
      </form>
    </div>
  );
}
