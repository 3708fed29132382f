import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  giftCodeAlphabet,
  giftCodeLength,
  normaliseGiftCode,
} from '#schemas/rules/gift-cards/gift-code.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';
import { seal, unseal } from '../security/seal.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type CardName = { tenantId: number; giftCardId: string };

/** A new card's code, drawn letter by letter (rule R69). */
export const drawGiftCode = (): string =>
  Array.from(
    { length: giftCodeLength },
    () => giftCodeAlphabet[randomInt(giftCodeAlphabet.length)],
  ).join('');

/**
 * What a code is stored and looked up by: keyed, so that whoever reads the database can try no codes.
 * What can be no code has a hash too, of nothing, so that looking it up takes as long.
 */
export const giftCodeHash = ({ secretKey }: SigningDeps, tenantId: number, text: string): string =>
  createHmac('sha256', deriveKey(secretKey, 'codes of gift cards'))
    .update(`${tenantId} ${normaliseGiftCode(text) ?? ''}`)
    .digest('base64url');

const placeOf = ({ tenantId, giftCardId }: CardName) => `code of ${giftCardId} of ${tenantId}`;

/** The code as it waits for its mail. */
export const sealGiftCode = ({ secretKey }: SigningDeps, card: CardName, code: string): string =>
  seal(secretKey, placeOf(card), code);

/** @throws Error where it was sealed with another SECRET_KEY. */
export const openGiftCode = ({ secretKey }: SigningDeps, card: CardName, sealed: string): string =>
  unseal(secretKey, placeOf(card), sealed);

/** Somebody whom a card's present code was given by, or whose own it is. */
type Holder = CardName & { codeHash: string; shopperId: string };

/**
 * What names a card in a guest's cart and order once they gave its code: signed for this guest, so that
 * an address or a log that holds it is of no use to anybody else, and nothing can be guessed by it. It
 * ends with the code.
 */
export const giftCardHandle = (deps: SigningDeps, holder: Holder): string =>
  `${holder.giftCardId}.${signatureOf(deps, holder)}`;

/** The card that a handle names, whoever's it is; null where it is none. */
export const giftCardInHandle = (handle: string): string | null =>
  handleShape.exec(handle)?.[1] ?? null;

/** Whether a handle was made for this holder, of the code that the card has now. */
export function isHandleOf(deps: SigningDeps, holder: Holder, handle: string): boolean {
  const signature = Buffer.from(handleShape.exec(handle)?.[2] ?? '');
  const own = Buffer.from(signatureOf(deps, holder));
  return signature.length === own.length && timingSafeEqual(signature, own);
}

const handleShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/;

const signatureOf = ({ secretKey }: SigningDeps, holder: Holder) => {
  const { tenantId, giftCardId, codeHash, shopperId } = holder;
  return createHmac('sha256', deriveKey(secretKey, 'handles of gift cards'))
    .update(`${tenantId} ${giftCardId} ${codeHash} ${shopperId}`)
    .digest('base64url')
    .slice(0, 32);
};
