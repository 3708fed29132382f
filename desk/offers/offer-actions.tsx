import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OfferStatus } from '#schemas/api/staff-offers.ts';
import { useSwitchOffer, type OfferKind } from '#desk/api/staff-offers.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../form/form.module.css';
import { ConfirmDialog } from '../people/confirm-dialog.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDialog } from '../people/use-dialog.ts';
import { useLeave } from '../shared/unsaved-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';

type OfferActionsProps = {
  kind: OfferKind;
  offer: { id: number; is_active: boolean; status: OfferStatus; may_change: boolean };
};

/** Back to the list, a copy, and ending an offer or letting it count again. */
export function OfferActions({ kind, offer }: OfferActionsProps) {
  const words = useDeskMessages().deskOffers;
  const navigate = useNavigate();
  const leave = useLeave();
  const dialog = useDialog<true>();
  const change = useSwitchOffer(kind, offer.id);
  const [sentence, setSentence] = useState('');
  const resume = () => change.mutate(true, { onSuccess: () => setSentence(words.actions.resumed) });
  const end = () =>
    change.mutate(false, {
      onSuccess: () => {
        dialog.state.onClose();
        setSentence(words.actions.ended);
      },
    });
  const copy = () =>
    leave(() => void navigate(`${paths.deskPage('offers', kind, 'new')}?from=${offer.id}`));
  return (
    <>
      <div className={css.actions}>
        <p className={css.status} data-status={offer.status}>
          {words.status[offer.status]}
        </p>
        <ActionButton look="outline" onClick={copy}>
          {words.actions.copy}
        </ActionButton>
        {offer.may_change &&
          (offer.is_active ? (
            <ActionButton look="outline" onClick={() => dialog.open(true)}>
              {words.actions.end}
            </ActionButton>
          ) : (
            <ActionButton
              look="outline"
              aria-disabled={change.isPending}
              onClick={() => !change.isPending && resume()}
            >
              {words.actions.resume}
            </ActionButton>
          ))}
        <output className={form.status}>{sentence}</output>
      </div>
      {!offer.is_active && (
        <p role="alert" className={form.problem}>
          {failureSentence(change.error, words.actions.failed)}
        </p>
      )}
      {dialog.shown && (
        <ConfirmDialog
          title={words.actions.endTitle}
          text={words.actions.endText}
          action={words.actions.end}
          isPending={change.isPending}
          error={change.error}
          onConfirm={end}
          {...dialog.state}
        />
      )}
    </>
  );
}
