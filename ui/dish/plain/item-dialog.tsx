import { useState, type ReactNode } from 'react';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { DietMarks } from '#variants/primitives/diet-marks.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { dishPictureOf } from '../../menu-model/dish-picture-of.ts';
import { Allergens } from '../sheet/allergens.tsx';
import { defaultChoices, plainLine } from '../../menu-model/dish-part.ts';
import { DishNotice } from '../sheet/dish-notice.tsx';
import { DishSheet, type SheetProps } from '../sheet/dish-sheet.tsx';
import { ItemForm } from './item-form.tsx';
import { readLine } from '../../menu-model/read-line.ts';

export type ItemDialogProps = SheetProps & {
  product: IndexedProduct;
  menu: MenuIndex;
  /** When it is back, where it is sold out; in words. */
  soldOutUntil: string | null;
  /** When it is served, where that is not now; in words. */
  offeredFrom: string | null;
  /** A deal it takes part in, in words. */
  badge: string | null;
  isSending: boolean;
  /** Keeps it as a favourite; left out where staff choose it for somebody. */
  heart?: ReactNode;
  /** Another dish, at the end of the options; left out where staff choose it for somebody. */
  suggestion?: ReactNode;
  /** What is chosen from the start; left out: what the dish starts with. */
  initial?: CartLine | undefined;
  onAdd(line: CartLine): void;
};

/** A dish with its choices; its allergens are those of what is chosen. */
export function ItemDialog(props: ItemDialogProps) {
  const { product, menu, soldOutUntil, offeredFrom, badge, isSending } = props;
  const { heart, suggestion, initial, onAdd, isOpen, onClose, onExited } = props;
  const words = useStorefront().messages.menu;
  const [line, setLine] = useState(() => initial ?? plainLine(product, defaultChoices(product)));
  const reading = readLine(line, menu);
  const isSoldOut = !product.isAvailable;
  const picture = dishPictureOf(product.imageUrl);
  return (
    <DishSheet
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      title={product.name}
      corner={heart}
      kicker={badge ?? undefined}
      description={product.description}
      picture={
        picture && (
          <DishPicture
            picture={picture}
            name={product.name}
            ratio="fill"
            sizes="(min-width: 768px) 440px, 100vw"
            isQuiet={isSoldOut}
          />
        )
      }
      marks={
        <>
          <DietMarks diets={product.diets} />
          <Allergens allergens={reading.allergens} />
          {isSoldOut && (
            <DishNotice look="gone">
              {[words.soldOut, soldOutUntil].filter(Boolean).join(' · ')}
            </DishNotice>
          )}
          {!isSoldOut && offeredFrom !== null && (
            <DishNotice look="later">{`${offeredFrom}. ${words.notOfferedNow}`}</DishNotice>
          )}
        </>
      }
    >
      <ItemForm
        product={product}
        menu={menu}
        line={line}
        reading={reading}
        isSending={isSending}
        suggestion={suggestion}
        onChange={setLine}
        onAdd={() => onAdd(line)}
      />
    </DishSheet>
  );
}
