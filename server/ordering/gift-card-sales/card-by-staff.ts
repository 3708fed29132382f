import { randomUUID } from 'node:crypto';
import type {
  StaffGiftCard,
  StaffGiftCardWithCode,
  StaffGiftCardWithLedger,
} from '#schemas/api/staff-gift-cards.ts';
import { lastFourOf, showGiftCode } from '#schemas/rules/gift-cards/gift-code.ts';
import type { Database } from '../../db/client.ts';
import {
  findPaymentsOfCard,
  findRefundsOfCard,
  insertGiftCardRefund,
} from '../../db/queries/gift-card-payments.ts';
import {
  findGiftCard,
  findGiftCardByHash,
  findGiftCardsOf,
  listGiftCardEntries,
  lockGiftCards,
  updateGiftCard,
} from '../../db/queries/gift-cards.ts';
import { findTimeZones } from '../../db/queries/time-zones.ts';
import type { CardWithBalance, GiftCard } from '../../db/queries/gift-cards.ts';
import { settleReplacementCard } from '../../db/queries/refunds.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { findUser } from '../../db/queries/users.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { refundableOf, staffCardView, staffCardWithLedger } from './gift-card-view.ts';
import { ApiError } from '../../errors/api-error.ts';
import {
  drawGiftCode,
  giftCodeHash,
  giftCodeHashes,
  sealGiftCode,
} from '../../identity/gift-code.ts';
import type { StaffIdentity } from '../../identity/identity.ts';
import { writeEntry } from '../gift-cards/write-entry.ts';

type Search = { code: string } | { lastFour: string | undefined; email: string | undefined };

/** Cards by their code, its last four or an address; by neither, those that were sold last. */
export async function findCardsByStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  tenant: Tenant,
  search: Search,
): Promise<StaffGiftCard[]> {
  const { db, clock } = deps;
  const found =
    'code' in search
      ? [await findGiftCardByHash(db, tenant.id, giftCodeHashes(deps, tenant.id, search.code))]
      : await findGiftCardsOf(db, tenant.id, {
          lastFour: search.lastFour && normaliseLastFour(search.lastFour),
          email: search.email,
        });
  const cards = found.flatMap((one) => one ?? []);
  const timeZones = await findTimeZones(db, tenant.id);
  return Promise.all(
    cards.map(async (one) => {
      const payments = await findPaymentsOfCard(db, tenant.id, one.card.id);
      return staffCardView(one, payments, { now: clock(), timeZones });
    }),
  );
}

const normaliseLastFour = (text: string) => text.normalize('NFKC').toUpperCase();

type Named = { tenant: Tenant; giftCardId: string };

/** @throws ApiError 404 */
export async function showCardToStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, giftCardId }: Named,
): Promise<StaffGiftCardWithLedger> {
  const found = await findGiftCard(db, tenant.id, giftCardId);
  if (!found) throw unknown();
  const [timeZones, payments, refunds, entries] = await Promise.all([
    findTimeZones(db, tenant.id),
    findPaymentsOfCard(db, tenant.id, giftCardId),
    findRefundsOfCard(db, tenant.id, giftCardId),
    listGiftCardEntries(db, tenant.id, giftCardId),
  ]);
  return staffCardWithLedger(found, { payments, refunds, entries }, { now: clock(), timeZones });
}

async function lockActive(tx: Database, { tenant, giftCardId }: Named): Promise<CardWithBalance> {
  const [found] = await lockGiftCards(tx, tenant.id, [giftCardId]);
  if (!found) throw unknown();
  if (found.card.state !== 'active') throw notActive();
  return found;
}

/**
 * Mails a card again, to another address where one is named, or answers its code to be handed over. Its
 * code is nowhere (rule R69), so it gets a new one, and the old one ends. Of two people at once the
 * second is refused, so that nobody ends the code that has just left.
 * @throws ApiError 404, 409 `gift_card_state` of one that is not paid, void, has got another code
 * meanwhile, or of which no address is known.
 */
export async function resendCard(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  call: Named & { lastFour: string; email: string | undefined; isByHand: boolean },
): Promise<StaffGiftCardWithCode> {
  const { tenant, giftCardId, email, isByHand } = call;
  const code = drawGiftCode();
  await deps.db.transaction(async (tx) => {
    const { card } = await lockActive(tx, call);
    if (card.lastFour !== normaliseLastFour(call.lastFour)) throw otherCode();
    const recipientEmail = email ?? card.recipientEmail;
    if (recipientEmail === '' && !isByHand) throw noAddress();
    const name = { tenantId: tenant.id, giftCardId };
    const now = deps.clock();
    await updateGiftCard(tx, tenant.id, giftCardId, {
      codeHash: giftCodeHash(deps, tenant.id, code),
      codeSealed: isByHand ? null : sealGiftCode(deps, name, code),
      lastFour: lastFourOf(code),
      recipientEmail,
      ownerId: await ownerAfter(tx, card, isByHand ? '' : recipientEmail),
      // Whatever day was chosen for the first one: it goes now.
      deliverOn: null,
      deliverAt: isByHand ? null : now,
      queuedAt: null,
      mailedAt: null,
    });
    await settleReplacementCard(tx, tenant.id, giftCardId);
  });
  const shown = await showCardToStaff(deps, call);
  return { ...shown, code: isByHand ? showGiftCode(code) : null };
}

/** The owner goes with the code, unless the new one goes to their own address. @returns their id */
async function ownerAfter(
  tx: Database,
  { tenantId, ownerId }: GiftCard,
  mailedTo: string,
): Promise<string | null> {
  const owner = ownerId === null ? null : await findUser(tx, tenantId, ownerId);
  return owner && owner.email === mailedTo.toLowerCase() ? ownerId : null;
}

type Ending = Named & { staff: StaffIdentity; reason: string };

/**
 * Voids a card: what is left on it is worth nothing any more, and no money goes back. What an order
 * holds of it stays that order's.
 * @throws ApiError 404, 409 `gift_card_state` of one that is not paid or void already.
 */
export async function voidCard(
  deps: Pick<Deps, 'db' | 'clock'>,
  call: Ending,
): Promise<StaffGiftCardWithLedger> {
  await deps.db.transaction(async (tx) =>
    endCard(tx, deps.clock(), call, await lockActive(tx, call)),
  );
  return showCardToStaff(deps, call);
}

async function endCard(
  tx: Database,
  at: Date,
  { tenant, giftCardId, staff, reason }: Ending,
  { balance }: CardWithBalance,
): Promise<void> {
  if (balance > 0) {
    const entry = { giftCardId, kind: 'void' as const, amount: balance, staff, reason, at };
    await writeEntry(tx, tenant.id, entry);
  }
  await updateGiftCard(tx, tenant.id, giftCardId, {
    state: 'void',
    voidReason: reason,
    codeSealed: null,
    deliverAt: null,
  });
  await settleReplacementCard(tx, tenant.id, giftCardId);
}

type CardRefund = Ending & {
  key: string;
  /** What staff saw, in minor units. */
  amount: number;
};

/**
 * Gives back what is left of a card over what paid for it, and voids that much of it (rule R72): what
 * was spent is not given back. A gateway is asked by a job; at the counter it is given at once.
 * @throws ApiError 404, 409 `gift_card_state`, `gift_card_spent` where nothing is left, or
 * `refund_changed` where it is another amount than staff saw.
 */
export async function refundCard(
  deps: Pick<Deps, 'db' | 'clock'>,
  call: CardRefund,
): Promise<StaffGiftCardWithLedger> {
  const { tenant, giftCardId, reason, amount, key } = call;
  await deps.db.transaction(async (tx) => {
    const [locked] = await lockGiftCards(tx, tenant.id, [giftCardId]);
    const given = await findRefundsOfCard(tx, tenant.id, giftCardId);
    if (locked && given.some(({ requestKey }) => requestKey === key)) return;
    const found = await lockActive(tx, call);
    const payments = await findPaymentsOfCard(tx, tenant.id, giftCardId);
    const payment = payments.find(({ status }) => status === 'succeeded');
    const refundable = refundableOf(found, payments);
    if (!payment || refundable === 0) throw spent();
    if (refundable !== amount) throw changed();
    const now = deps.clock();
    const isOnline = payment.gateway === 'sandbox' || payment.gateway === 'stripe';
    await insertGiftCardRefund(tx, {
      tenantId: tenant.id,
      id: randomUUID(),
      paymentId: payment.id,
      amount,
      reason,
      status: isOnline ? 'pending' : 'succeeded',
      requestKey: key,
      createdAt: now,
      nextAttemptAt: now,
    });
    await endCard(tx, now, call, found);
  });
  return showCardToStaff(deps, call);
}

const unknown = () => new ApiError(404, 'unknown_gift_card', 'There is no such gift card.');
const notActive = () =>
  new ApiError(409, 'gift_card_state', 'This gift card is not paid yet, or was voided.');
const otherCode = () =>
  new ApiError(
    409,
    'gift_card_state',
    'This gift card got another code meanwhile. Look at it again before you make one more.',
  );
const noAddress = () =>
  new ApiError(409, 'gift_card_state', 'No address is known for this card. Write one.');
const spent = () =>
  new ApiError(409, 'gift_card_spent', 'Nothing of this card is left to give back.');
const changed = () =>
  new ApiError(
    409,
    'refund_changed',
    'The card was used meanwhile, so another amount is left. Look again and repeat.',
  );
