import { randomUUID } from 'node:crypto';
import type { GiftDesign } from '#schemas/api/gift-cards.ts';
import { formatMoney } from '#schemas/money.ts';
import { lastFourOf } from '#schemas/rules/gift-cards/gift-code.ts';
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
  new ApiError(409, 'gift_cards_not_sold', 'Gift cards are not sold here right now.');

function wrongAmount({ currency, locale }: Tenant, { lowest, highest }: GiftCardSettingsRow) {
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const message = `Choose an amount from ${money(lowest)} to ${money(highest)}.`;
  const problems = [{ path: 'body.amount', code: 'gift_card_amount', message }];
  return new ApiError(422, 'gift_card_amount', message, { problems });
}

const wrongDesign = () =>
  new ApiError(422, 'gift_card_design', 'This design is not offered any more. Choose another one.');

export const keyReused = () =>
  new ApiError(422, 'idempotency_key_reused', 'This was sent before for another gift card.');
