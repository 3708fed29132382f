import { useState } from 'react';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { Allergens } from '../sheet/allergens.tsx';
import { DishNotice } from '../sheet/dish-notice.tsx';
import { DishSheet, type SheetProps } from '../sheet/dish-sheet.tsx';
import { readLine } from '../../menu-model/read-line.ts';
import { dishPictureOf } from '../../menu-model/dish-picture-of.ts';
import { firstParts, type Offer } from './offer.ts';
import { OfferForm } from './offer-form.tsx';

export type OfferDialogProps = SheetProps & {
  offer: Offer;
  menu: MenuIndex;
  /** What it is, in a few words. */
  kicker: string;
  /** Why it cannot be had right now, though for later; in words. */
  later: string | null;
  /** It cannot be put together before then, so nothing can be added. */
  isOnlyLater?: boolean;
  isSending: boolean;
  /** The address names it, so that Back goes through its steps. */
  isInHistory?: boolean;
  /** What is chosen from the start; left out: what the offer starts with. */
  initial?: CartLine | undefined;
  onAdd(line: CartLine): void;
};

/** A meal or a deal put together in steps (rules R33 to R35). */
export function OfferDialog(props: OfferDialogProps) {
  const {
    offer,
    menu,
    kicker,
    later,
    isOnlyLater = false,
    isSending,
    isInHistory = false,
    initial,
    onAdd,
    ...sheet
  } = props;
  const { steps: words, deals } = useDishMessages();
  const { soldOut } = useStorefront().messages.menu;
  const [line, setLine] = useState<CartLine>(
    () =>
      initial ?? {
        kind: offer.kind,
        offerId: offer.id,
        parts: firstParts(offer),
        quantity: 1,
        notes: '',
      },
  );
  const reading = readLine(line, menu);
  const singly = line.parts.reduce(
    (sum, part) => sum + part.quantity * readLine(alone(part), menu).unit,
    0,
  );
  const picture = dishPictureOf(offer.imageUrl);
  return (
    <DishSheet
      {...sheet}
      title={offer.name}
      kicker={kicker}
      description={offer.description}
      picture={
        picture && (
          <DishPicture
            picture={picture}
            name={offer.name}
            ratio="fill"
            sizes="(min-width: 768px) 440px, 100vw"
            isQuiet={!offer.isAvailable}
          />
        )
      }
      marks={
        <>
          <Allergens allergens={reading.allergens} />
          {!offer.isAvailable && <DishNotice look="gone">{words.unavailable}</DishNotice>}
          {offer.isAvailable && later !== null && <DishNotice look="later">{later}</DishNotice>}
        </>
      }
    >
      <OfferForm
        offer={offer}
        menu={menu}
        line={line}
        reading={reading}
        singly={singly}
        isSending={isSending}
        isInHistory={isInHistory}
        unavailable={!offer.isAvailable ? soldOut : isOnlyLater ? deals.notNowShort : null}
        onChange={setLine}
        onAdd={() => onAdd(line)}
      />
    </DishSheet>
  );
}

const alone = (part: CartLine['parts'][number]): CartLine => ({
  kind: 'plain',
  offerId: null,
  parts: [{ ...part, quantity: 1, componentId: null }],
  quantity: 1,
  notes: '',
});
