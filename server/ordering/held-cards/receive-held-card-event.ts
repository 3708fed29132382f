import { findHeldCard, findHeldCardByReference } from '../../db/queries/held-cards.ts';
import type { EventReceiver } from '../paying/receive-webhook.ts';
import { askAboutHeldCard } from './ask-about-held-card.ts';
import { isOver } from './record-held-card.ts';

/**
 * Acts on what a gateway sent about a card that was left at a table and pays nothing yet: it is looked
 * up at the gateway, so that it may come twice, early and late (rule R57).
 * @returns false where it is about no such card. @throws GatewayUnreachable
 */
export const receiveHeldCardEvent: EventReceiver = async (
  deps,
  tenantId,
  gateway,
  { attemptId, reference },
) => {
  const card =
    (attemptId && (await findHeldCard(deps.db, tenantId, attemptId))) ||
    (reference && (await findHeldCardByReference(deps.db, tenantId, { gateway, reference })));
  if (!card || card.gateway !== gateway) return false;
  const asked = { ...card, reference: card.reference ?? reference };
  if (!isOver(card) && card.status !== 'charging') await askAboutHeldCard(deps, 'retrieve', asked);
  return true;
};
