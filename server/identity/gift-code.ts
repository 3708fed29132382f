import { randomInt } from 'node:crypto';
import {
  giftCodeAlphabet,
  giftCodeLength,
  normaliseGiftCode,
} from '#schemas/rules/gift-cards/gift-code.ts';
import type { Deps } from '../dependencies/deps.ts';
import { seal, unseal } from '../security/seal.ts';
import { sealedPlaces } from '../security/sealed-places.ts';
import { isOneOf, sign, signatures } from '../security/sign.ts';

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
  sign(secretKey, codePurpose, codeText(tenantId, text));

/** Hashes that a code may be stored by: the present key's, and each former key's. */
export const giftCodeHashes = (
  { secretKey }: SigningDeps,
  tenantId: number,
  text: string,
): string[] => signatures(secretKey, codePurpose, codeText(tenantId, text));

const codePurpose = 'codes of gift cards';
const codeText = (tenantId: number, text: string) => `${tenantId} ${normaliseGiftCode(text) ?? ''}`;

const placeOf = ({ tenantId, giftCardId }: CardName) =>
  sealedPlaces.giftCode({ tenantId, id: giftCardId });

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
export const giftCardHandle = ({ secretKey }: SigningDeps, holder: Holder): string =>
  `${holder.giftCardId}.${cut(sign(secretKey, handlePurpose, holderText(holder)))}`;

/** The card that a handle names, whoever's it is; null where it is none. */
export const giftCardInHandle = (handle: string): string | null =>
  handleShape.exec(handle)?.[1] ?? null;

/** Whether a handle was made for this holder, of the code that the card has now. */
export const isHandleOf = ({ secretKey }: SigningDeps, holder: Holder, handle: string): boolean =>
  isOneOf(
    handleShape.exec(handle)?.[2] ?? '',
    signatures(secretKey, handlePurpose, holderText(holder)).map(cut),
  );

const handleShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/;

const handlePurpose = 'handles of gift cards';
const holderText = ({ tenantId, giftCardId, codeHash, shopperId }: Holder) =>
  `${tenantId} ${giftCardId} ${codeHash} ${shopperId}`;
const cut = (signature: string) => signature.slice(0, 32);
