import { randomUUID } from 'node:crypto';
import type { GiftDesign } from '#schemas/api/gift-cards.ts';
import { moneyIn } from '#schemas/messages/money-in.ts';
import { lastFourOf } from '#schemas/rules/gift-cards/gift-code.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import type { Database } from '../../db/client.ts';
import { insertGiftCard } from '../../db/queries/gift-cards.ts';
import type { GiftCard, GiftCardSettingsRow } from '../../db/queries/gift-cards.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { drawGiftCode, giftCodeHash, sealGiftCode } from '../../identity/gift-code.ts';

type Wanted = {
  tenant: Tenant;
  settings: GiftCardSettingsRow;
  /** Minor units. */
  amount: number;
  design: GiftDesign;
  card: Pick<
    GiftCard,
    | 'restaurantId'
    | 'message'
    | 'language'
    | 'senderName'
    | 'senderEmail'
    | 'recipientName'
    | 'recipientEmail'
    | 'deliverOn'
    | 'deliverAt'
    | 'shopperId'
    | 'ownerId'
    | 'soldBy'
    | 'requestKey'
    | 'requestHash'
  >;
  now: Date;
};

/**
 * Writes a card that is not paid yet: it has a code, and counts for nothing.
 * @throws ApiError 409 `gift_cards_not_sold`, 422 `gift_card_amount` or `gift_card_design`.
 */
export async function writeNewCard(
  tx: Database,
  deps: Pick<Deps, 'secretKey'>,
  { tenant, settings, amount, design, card, now: createdAt }: Wanted,
): Promise<{ card: GiftCard; code: string }> {
  if (!settings.isSold) throw notSold();
  if (amount < settings.lowest || amount > settings.highest) throw wrongAmount(tenant, settings);
  if (!settings.designs.includes(design)) throw wrongDesign();
  const id = randomUUID();
  const code = drawGiftCode();
  const name = { tenantId: tenant.id, giftCardId: id };
  const written = await insertGiftCard(tx, {
    ...card,
    tenantId: tenant.id,
    id,
    state: 'pending',
    codeHash: giftCodeHash(deps, tenant.id, code),
    codeSealed: sealGiftCode(deps, name, code),
    lastFour: lastFourOf(code),
    currency: tenant.currency,
    amount,
    design,
    createdAt,
  });
  return { card: written, code };
}

const notSold = () =>
  new ApiError(409, 'gift_cards_not_sold', ({ giftCards }) => giftCards.notSold);

function wrongAmount(tenant: Tenant, settings: GiftCardSettingsRow) {
  const lowest = moneyIn(tenant, settings.lowest);
  const highest = moneyIn(tenant, settings.highest);
  const message: Sentence = (say) => say.giftCards.amount(lowest(say), highest(say));
  const problems = [{ path: 'body.amount', code: 'gift_card_amount', message }];
  return new ApiError(422, 'gift_card_amount', message, { problems });
}

const wrongDesign = () =>
  new ApiError(422, 'gift_card_design', ({ giftCards }) => giftCards.design);

export const keyReused = () =>
  new ApiError(422, 'idempotency_key_reused', ({ giftCards }) => giftCards.keyReused);
