import { failureSentence } from '#src/api/failure-sentence.ts';
import { useClaimOrders } from '#src/api/user-profile.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';

type ClaimPartProps = PartReport & { orders: number; reservations: number };

/** Takes what was ordered and booked as a guest with one's verified address (rule R79). */
export function ClaimPart({ orders, reservations, onDone }: ClaimPartProps) {
  const words = useAccountMessages();
  const { profile: own } = words;
  const { mutate, isPending, error } = useClaimOrders();
  return (
    <div className={css.claim}>
      <p>{own.claim(orders, reservations)}</p>
      <ActionButton
        look="outline"
        aria-disabled={isPending}
        onClick={() =>
          isPending ||
          mutate(undefined, {
            onSuccess: (taken) => onDone(own.claimed(taken.claimed, taken.claimed_reservations)),
          })
        }
      >
        {isPending ? words.busy : own.claimButton}
      </ActionButton>
      <Problem>{failureSentence(error, words.unreached)}</Problem>
    </div>
  );
}
