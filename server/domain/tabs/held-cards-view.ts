import type { TabHeldCard } from '#schemas/api/tabs.ts';
import { toMajor } from '#schemas/money.ts';
import type { HeldCard } from '../../db/queries/held-cards.ts';

/**
 * Cards that were left on a tab, as its guests and staff see them (rule R84): that one is held, which
 * one to its owner alone; one that its bank gives nothing of any more to its owner and staff.
 * @param ownGuestId null: staff
 */
export function heldCardsView(
  cards: readonly HeldCard[],
  ownGuestId: number | null,
): TabHeldCard[] {
  return cards.flatMap((card) => {
    const { id, guestId, amount, currency, lastFour } = card;
    const isOwn = guestId === ownGuestId;
    const state = stateOf(card, cards);
    if (state === null) return [];
    if (state === 'waiting' && !isOwn) return [];
    if (state === 'failed' && !isOwn && ownGuestId !== null) return [];
    return [
      {
        id,
        guest_id: guestId,
        state,
        amount: toMajor(amount, currency),
        last_four: isOwn ? lastFour : null,
        failure:
          state === 'failed' ? (card.failureCode === 'expired' ? 'expired' : 'refused') : null,
      },
    ];
  });
}

const isActive = (status: HeldCard['status']): boolean =>
  status === 'held' ||
  status === 'charging' ||
  status === 'pending' ||
  status === 'requires_action';

function stateOf(card: HeldCard, all: readonly HeldCard[]): TabHeldCard['state'] | null {
  switch (card.status) {
    case 'pending':
    case 'requires_action':
      return 'waiting';
    case 'held':
    case 'charging':
      return card.status;
    case 'failed': {
      // Its guest heard it from their bank, or left another one since.
      const own = all.filter(({ guestId }) => guestId === card.guestId);
      const isLast = own.at(-1) === card && !own.some(({ status }) => isActive(status));
      return card.heldAt !== null && isLast ? 'failed' : null;
    }
    case 'charged':
    case 'releasing':
    case 'released':
      return null;
  }
}
