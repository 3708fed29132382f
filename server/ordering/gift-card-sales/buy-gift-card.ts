import type { RequestOf } from '#schemas/api/contract.ts';
import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { findGiftCard, findGiftCardByKey } from '../../db/queries/gift-cards.ts';
import type { GiftCard } from '../../db/queries/gift-cards.ts';
import { findRestaurant } from '../../db/queries/restaurants.ts';
import { listRestaurantIds } from '../../db/queries/tenant-settings.ts';
import { violates } from '../../db/violates.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { deliveryInstant } from '../../domain/gift-cards/card-days.ts';
import { purchaseView } from './gift-card-view.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import type { Shopper } from '../../identity/require-shopper.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { readCardSettings } from './card-offer.ts';
import { requestHashOf } from '../paying/request-hash.ts';
import { keyReused, writeNewCard } from './new-card.ts';

const chooseADay: Sentence = ({ giftCards }) => giftCards.day;

type Purchase = {
  tenant: Tenant;
  shopper: Pick<Shopper, 'id' | 'isUser'>;
  language: Language;
  /** Idempotency-Key: the same one is the same card. */
  key: string;
  body: RequestOf<'buyGiftCard'>['body'];
};

/**
 * Begins to buy a card, for oneself or as a gift (rule R66): by itself, so that no discount, points,
 * coupon, tip, tax or gift card is ever part of it (rule R13).
 * @throws ApiError 404 for another tenant's restaurant, 409 where none are sold, 422 for an amount,
 * a design or a day that is not on offer.
 */
export async function buyGiftCard(deps: Deps, call: Purchase): Promise<GiftCardPurchase> {
  const { tenant, language, body } = call;
  const { id: shopperId, isUser } = call.shopper;
  if (tenant.openedAt === null) throw notOpenYet();
  const requestKey = `shopper:${shopperId}:${call.key}`;
  const requestHash = requestHashOf(body);
  const before = await findGiftCardByKey(deps.db, tenant.id, requestKey);
  if (before && before.card.requestHash !== requestHash) throw keyReused();
  if (before) return purchaseView(before.card);
  const now = deps.clock();
  const { sender, recipient, message } = body;
  const deliverAt =
    body.deliver_on === null ? null : deliveryInstant(body.deliver_on, body.time_zone, now);
  if (body.deliver_on !== null && deliverAt === null) throw wrongDay();
  const restaurantId = await restaurantOf(deps, tenant, body.restaurant_id);
  const writing = deps.db.transaction(async (tx) =>
    writeNewCard(tx, deps, {
      tenant,
      settings: await readCardSettings(tx, tenant),
      amount: parseAmount(body.amount, tenant.currency, 'body.amount'),
      design: body.design,
      card: {
        restaurantId,
        message,
        language,
        senderName: sender.name,
        senderEmail: sender.email,
        recipientName: (recipient ?? sender).name,
        recipientEmail: (recipient ?? sender).email,
        deliverOn: body.deliver_on,
        deliverAt,
        shopperId,
        // What a user buys for themselves is in their account.
        ownerId: isUser && recipient === null ? shopperId : null,
        soldBy: null,
        requestKey,
        requestHash,
      },
      now,
    }),
  );
  const { card } = await writing.catch((error: unknown) => sentTwice(deps, error, call));
  return purchaseView(card);
}

/** The same call, sent twice at once: both are the one card. @throws whatever else went wrong */
async function sentTwice(
  { db }: Pick<Deps, 'db'>,
  error: unknown,
  { tenant, shopper, key, body }: Purchase,
): Promise<{ card: GiftCard }> {
  if (!violates(error, 'gift_cards_tenant_id_request_key_unique')) throw error;
  const other = await findGiftCardByKey(db, tenant.id, `shopper:${shopper.id}:${key}`);
  if (!other || other.card.requestHash !== requestHashOf(body)) throw keyReused();
  return other;
}

/** In whose books it is: the restaurant that the customer is at, else the tenant's first one. */
async function restaurantOf(
  { db }: Pick<Deps, 'db'>,
  tenant: Tenant,
  asked: number | undefined,
): Promise<number> {
  if (asked !== undefined) {
    if (!(await findRestaurant(db, tenant.id, asked))) throw restaurantNotFound();
    return asked;
  }
  const ids = await listRestaurantIds(db, tenant.id);
  const first = ids.length === 0 ? null : Math.min(...ids);
  if (first === null) throw restaurantNotFound();
  return first;
}

type Own = { tenant: Pick<Tenant, 'id'>; shopperId: string; giftCardId: string };

/** @throws ApiError 404 where it is nobody's or somebody else's. */
export async function findOwnCard(
  { db }: Pick<Deps, 'db'>,
  { tenant, shopperId, giftCardId }: Own,
): Promise<GiftCard> {
  const found = await findGiftCard(db, tenant.id, giftCardId);
  if (found?.card.shopperId === shopperId) return found.card;
  throw new ApiError(404, 'unknown_gift_card', ({ giftCards }) => giftCards.unknown);
}

const notOpenYet = () => new ApiError(409, 'not_open_yet', ({ requests }) => requests.notOpenYet);

function wrongDay(): ApiError {
  const problems = [{ path: 'body.deliver_on', code: 'gift_card_date', message: chooseADay }];
  return new ApiError(422, 'gift_card_date', chooseADay, { problems });
}
