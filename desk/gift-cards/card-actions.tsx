import type { StaffGiftCardWithLedger } from '#schemas/api/staff-gift-cards.ts';
import { leadingRoles } from '#schemas/api/staff-role.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDialog } from '../people/use-dialog.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { EndCardDialog, type Ending } from './end-card-dialog.tsx';
import css from './gift-cards.module.css';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { useCardLabels } from './use-card-labels.ts';

type CardActionsProps = {
  card: StaffGiftCardWithLedger;
  /** @param code to be handed over; null: there is none, or it is mailed */
  onDone(code: string | null, sentence: string): void;
};

/** What can be done with a card that counts: another code, and for those who lead its end. */
export function CardActions({ card, onDone }: CardActionsProps) {
  const { deskGiftCards: words } = useDeskMessages();
  const { money } = useCardLabels();
  const { role } = useDesk().member;
  const newCode = useDialog<'mail' | 'paper'>();
  const ending = useDialog<Ending>();
  const mayEnd = leadingRoles.some((one) => one === role);
  return (
    <>
      {card.state === 'active' && (
        <div className={css.actions}>
          <ActionButton look="outline" onClick={() => newCode.open('mail')}>
            {words.resend.action}
          </ActionButton>
          <ActionButton look="outline" onClick={() => newCode.open('paper')}>
            {words.byHand.action}
          </ActionButton>
          {mayEnd && card.refundable > 0 && (
            <ActionButton look="outline" onClick={() => ending.open('refund')}>
              {words.refunding.action(money(card.refundable, card.currency))}
            </ActionButton>
          )}
          {mayEnd && (
            <ActionButton look="outline" onClick={() => ending.open('void')}>
              {words.voiding.action}
            </ActionButton>
          )}
        </div>
      )}
      {newCode.shown && (
        <NewCodeDialog card={card} way={newCode.shown} onDone={onDone} {...newCode.state} />
      )}
      {ending.shown && (
        <EndCardDialog
          card={card}
          ending={ending.shown}
          onDone={(sentence) => onDone(null, sentence)}
          {...ending.state}
        />
      )}
    </>
  );
}
