import { failureSentence } from '#src/api/failure-sentence.ts';
import { useClaimOrders } from '#src/api/user-profile.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';

/** Takes the orders that were placed as a guest with one's verified address (rule R79). */
export function ClaimPart({ count, onDone }: PartReport & { count: number }) {
  const words = useAccountMessages();
  const { profile: own } = words;
  const { mutate, isPending, error } = useClaimOrders();
  return (
    <div className={css.claim}>
      <p>{own.claim(count)}</p>
      <ActionButton
        look="outline"
        aria-disabled={isPending}
        onClick={() =>
          isPending || mutate(undefined, { onSuccess: (claimed) => onDone(own.claimed(claimed)) })
        }
      >
        {isPending ? words.busy : own.claimButton}
      </ActionButton>
      <Problem>{failureSentence(error, words.unreached)}</Problem>
    </div>
  );
}
