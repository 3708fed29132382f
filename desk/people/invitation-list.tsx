import type { Invitation } from '#schemas/api/staff-invitations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useResendInvitation, useRevokeInvitation } from '#desk/api/staff-invitations.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import css from './people-page.module.css';
import { useDialog } from './use-dialog.ts';

type InvitationListProps = {
  invitations: readonly Invitation[];
  onDone(sentence: string): void;
};

/** Who was invited and has not answered yet. */
export function InvitationList({ invitations, onDone }: InvitationListProps) {
  const confirm = useDialog<Invitation>();
  return (
    <>
      <ul className={css.list}>
        {invitations.map((it) => (
          <InvitationRow
            key={it.id}
            invitation={it}
            onDone={onDone}
            onRevoke={() => confirm.open(it)}
          />
        ))}
      </ul>
      {confirm.shown && (
        <Revocation invitation={confirm.shown} onDone={onDone} modal={confirm.state} />
      )}
    </>
  );
}

type InvitationRowProps = {
  invitation: Invitation;
  onDone(sentence: string): void;
  onRevoke(): void;
};

function InvitationRow({ invitation, onDone, onRevoke }: InvitationRowProps) {
  const { deskAccounts: words, deskPeople } = useDeskMessages();
  const { restaurants } = useDesk();
  const format = useFormat();
  const { mutate, isPending, error } = useResendInvitation(invitation.id);
  const { email, role, restaurant_id: of } = invitation;
  const zone = (restaurants.find(({ id }) => id === of) ?? restaurants[0])?.time_zone ?? 'UTC';
  const dateOf = (instant: string) => format.date(localDateTime(Date.parse(instant), zone).date);
  const details = [
    deskPeople.role[role],
    restaurants.length > 1 && restaurants.find(({ id }) => id === of)?.name,
    words.sentOn(dateOf(invitation.sent_at)),
    invitation.is_expired ? words.expired : words.until(dateOf(invitation.expires_at)),
  ];
  const resend = () => {
    if (!isPending) mutate(undefined, { onSuccess: () => onDone(words.done.resent(email)) });
  };
  return (
    <li className={css.row}>
      <div className={css.who}>
        <p className={css.name}>{email}</p>
        <p className={css.detail}>{details.filter(Boolean).join(' · ')}</p>
        {error && (
          <p role="alert" className={css.problem}>
            {failureSentence(error, deskPeople.notSaved)}
          </p>
        )}
      </div>
      <ActionButton
        look="outline"
        aria-label={words.resendOf(email)}
        aria-disabled={isPending}
        onClick={resend}
      >
        {words.resend}
      </ActionButton>
      <ActionButton look="outline" aria-label={words.revokeOf(email)} onClick={onRevoke}>
        {words.revoke}
      </ActionButton>
    </li>
  );
}

type RevocationProps = {
  invitation: Invitation;
  onDone(sentence: string): void;
  modal: { isOpen: boolean; onClose(): void; onExited(): void };
};

function Revocation({ invitation, onDone, modal }: RevocationProps) {
  const { confirmRevoke, revoke, done } = useDeskMessages().deskAccounts;
  const { mutate, isPending, error } = useRevokeInvitation(invitation.id);
  const finish = () => {
    onDone(done.revoked(invitation.email));
    modal.onClose();
  };
  return (
    <ConfirmDialog
      title={confirmRevoke.title(invitation.email)}
      text={confirmRevoke.text}
      action={revoke}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: finish })}
      {...modal}
    />
  );
}
