import type { ReplyOf } from '#schemas/api/contract.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import {
  insertHeldCard,
  listHeldCards,
  updateHeldCard,
  type HeldCard,
} from '../../db/queries/held-cards.ts';
import { findRestaurant } from '../../db/queries/restaurants.ts';
import { lockTab } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { tabClosed } from '../../errors/tab-closed.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { attemptId } from '../paying/attempt-id.ts';
import { inProgress } from '../paying/begin-payment.ts';
import {
  actionAfter,
  checkOffered,
  confirmAtGateway,
  declined,
  explain,
  notOffered,
  paymentEnded,
  type PaymentSource,
} from '../paying/confirm-at-gateway.ts';
import { findOwnTab, showOwnTab, type TabCall } from '../tabs/show-tab.ts';
import {
  askAboutHeldCard,
  attemptOfCard,
  isCardBeingAsked,
  recordCardAnswer,
  type CardAnswer,
} from './ask-about-held-card.ts';
import { after, isOver } from './record-held-card.ts';

type HoldCall = TabCall & {
  /** Idempotency-Key: the same one is the same hold. */
  key: string;
  source: PaymentSource;
};
type Reply = ReplyOf<'holdCard'>;

/** A guest answers their bank within this, or nothing is held. */
const answerMs = 15 * minuteMs;

/**
 * Has a gateway hold money of a guest's card while they sit at a tab (rule R84), as an order is paid:
 * written down first, then asked for with its id as the key, then recorded (rule R53). Of a guest one
 * card is held; asked for again it is that one.
 * @throws ApiError 402 with the gateway's refusal, 404, 409 `tab_closed` or while another one is asked
 * for, 422 where the restaurant takes none, 503 where the gateway does not answer.
 */
export async function holdCard(deps: Deps, call: HoldCall): Promise<Reply> {
  const { gateway } = call.source;
  await checkOffered(deps, call.tenant.id, gateway);
  if (deps.gateways[gateway]?.canHold !== true) throw notOffered();
  return replyAfter(deps, call, await attempt(deps, call).catch(explain));
}

/** Asks the gateway how the caller's card stands, after they came back from their bank. @throws as holdCard */
export async function checkHeldCard(deps: Deps, call: TabCall): Promise<Reply> {
  const { tab, guest } = await findOwnTab(deps.db, call, deps.clock());
  const cards = await listHeldCards(deps.db, call.tenant.id, tab.id);
  const card = cards.findLast(({ guestId }) => guestId === guest.id);
  if (!card || card.status === 'charging' || isOver(card)) return replyAfter(deps, call, null);
  if (isCardBeingAsked(card, deps.clock())) {
    return { ...(await replyAfter(deps, call, null)), action: { kind: 'wait' } };
  }
  return replyAfter(deps, call, await askAboutHeldCard(deps, 'retrieve', card).catch(explain));
}

async function attempt(deps: Deps, call: HoldCall): Promise<CardAnswer | null> {
  for (;;) {
    const next = await inTransaction(deps.pool, (tx) => begin(tx, call, deps.clock()));
    if (next.step === 'done') return null;
    const { card } = next;
    if (next.step === 'cancel') {
      // Money of one card is held, so an older try ends first (rule R60).
      const ended = await askAboutHeldCard(deps, 'cancel', card);
      if (ended.result.outcome === 'processing') throw inProgress();
      continue;
    }
    const result = await confirmAtGateway(deps, attemptOfCard(card), call.source);
    const answer = await recordCardAnswer(deps, card, result);
    // It was ended at the gateway meanwhile: this key is used up.
    if (result.outcome === 'cancelled') throw paymentEnded();
    return answer;
  }
}

type Begun = { step: 'done' } | { step: 'confirm' | 'cancel'; card: HeldCard };

/** Writes the card down before the gateway is called. */
async function begin(tx: Database, call: HoldCall, now: Date): Promise<Begun> {
  const { tenant, key, source } = call;
  const { gateway } = source;
  const { tab: seen, guest } = await findOwnTab(tx, call, now);
  const tab = await lockTab(tx, tenant.id, seen.id);
  if (!tab) throw unknownTab();
  const cards = await listHeldCards(tx, tenant.id, tab.id);
  const own = cards.filter(({ guestId }) => guestId === guest.id);
  if (own.some(({ status }) => status === 'held' || status === 'charging')) return { step: 'done' };
  if (tab.closedAt !== null) throw tabClosed();
  const id = attemptId(`${tab.id}:${guest.id}`, key);
  const same = own.find((card) => card.id === id);
  if (same?.status === 'failed') throw declined(same.failureCode ?? '');
  if (same && (isOver(same) || same.status === 'releasing')) throw paymentEnded();
  if (same) return { step: 'confirm', card: same };
  const amount = (await findRestaurant(tx, tenant.id, tab.restaurantId))?.cardHoldAmount;
  if (!amount) throw notOffered();
  const open = own.find(({ status }) => status === 'pending' || status === 'requires_action');
  if (open && isCardBeingAsked(open, now)) throw inProgress();
  if (open) {
    // One intent of Stripe's takes card after card.
    const goesOn = open.gateway === 'stripe' && gateway === 'stripe' && open.amount === amount;
    if (goesOn) {
      await updateHeldCard(tx, tenant.id, open.id, { nextAt: after(now, answerMs) });
    }
    return { step: goesOn ? 'confirm' : 'cancel', card: open };
  }
  const card: HeldCard = {
    tenantId: tenant.id,
    id,
    tabId: tab.id,
    guestId: guest.id,
    gateway,
    status: 'pending',
    amount,
    currency: tenant.currency,
    reference: null,
    lastFour: null,
    failureCode: null,
    createdAt: now,
    heldAt: null,
    nextAt: after(now, answerMs),
  };
  await insertHeldCard(tx, card);
  return { step: 'confirm', card };
}

async function replyAfter(deps: Deps, call: TabCall, answer: CardAnswer | null): Promise<Reply> {
  const result = answer?.result;
  if (result?.outcome === 'declined') throw declined(result.code);
  return { data: await showOwnTab(deps, call), action: actionAfter(result) };
}
