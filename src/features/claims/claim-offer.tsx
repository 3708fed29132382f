import { orderClaims as words } from '#schemas/messages/en/order-claims.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useClaimOrders, useProfile } from '#src/api/order-claims.ts';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from './claim-offer.module.css';

/**
 * Offers a user what was ordered and booked as a guest with their verified address (rule R79), on
 * every page where one looks for it; nothing where there is none.
 */
export function ClaimOffer() {
  return useAccount(isLoggedIn) && <OfferToUser />;
}

function OfferToUser() {
  const { data: profile } = useProfile();
  const { mutate, isPending, error } = useClaimOrders();
  const { claimable_orders: orders = 0, claimable_reservations: reservations = 0 } = profile ?? {};
  if (orders + reservations === 0) return null;
  return (
    <div className={css.offer}>
      <p>{words.made(orders, reservations)}</p>
      <ActionButton look="outline" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {isPending ? words.busy : words.button}
      </ActionButton>
      <p role="alert" className={css.problem}>
        {failureSentence(error, words.unreached)}
      </p>
    </div>
  );
}
