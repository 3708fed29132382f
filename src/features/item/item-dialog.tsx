import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import type { RestaurantProduct } from '#schemas/api/menu.ts';
import type { Offered } from '#schemas/rules/check-choices.ts';
import { DietMarks } from '#variants/primitives/diet-marks.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { CartLine } from '../../api/cart-changes.ts';
import { ChakraRoot } from '../../chakra/chakra-root.tsx';
import sheet from '../../chakra/sheet.module.css';
import { dishPictureOf } from '../menu/dish-picture-of.ts';
import styles from './item-dialog.module.css';
import { ItemForm } from './item-form.tsx';

export type ItemDialogProps = {
  offered: Offered & { product: RestaurantProduct };
  isOpen: boolean;
  isSoldOut: boolean;
  /** When it is back, in words. */
  soldOutUntil: string | null;
  isSending: boolean;
  onAdd(line: CartLine): void;
  onClose(): void;
  /** The closing has been seen; the dialog may go. */
  onExited(): void;
};

/** A dish with its choices: a sheet from below on phones, a dialog above 768 px (design.md, Item). */
export function ItemDialog(props: ItemDialogProps) {
  const { offered, isOpen, isSoldOut, soldOutUntil, isSending, onAdd, onClose, onExited } = props;
  const { messages, locale } = useStorefront();
  const words = messages.menu;
  const { products, diets, allergens } = offered.product;
  return (
    <ChakraRoot>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => !open && onClose()}
        onExitComplete={onExited}
      >
        <Portal>
          <Dialog.Backdrop className={sheet.backdrop} />
          <Dialog.Positioner className={sheet.positioner}>
            <Dialog.Content className={`${sheet.moving} ${styles.content}`}>
              <div className={styles.closeCorner}>
                <Dialog.CloseTrigger className={styles.close} aria-label={words.closeItem}>
                  <X aria-hidden="true" size={20} />
                </Dialog.CloseTrigger>
              </div>
              <div className={styles.picture}>
                <DishPicture
                  picture={dishPictureOf(products.image?.image_url)}
                  name={products.name}
                  ratio="stage"
                  isQuiet={isSoldOut}
                />
              </div>
              <div className={styles.body}>
                <div className={styles.head}>
                  <Dialog.Title className={styles.title}>{products.name}</Dialog.Title>
                  {products.description !== '' && (
                    <Dialog.Description className={styles.description}>
                      {products.description}
                    </Dialog.Description>
                  )}
                  <DietMarks diets={diets} />
                  {allergens.length > 0 && (
                    <p className={styles.allergens}>
                      {words.contains(new Intl.ListFormat(locale).format(allergens))}
                    </p>
                  )}
                  {isSoldOut && (
                    <p className={styles.soldOut}>
                      {[words.soldOut, soldOutUntil].filter(Boolean).join(' · ')}
                    </p>
                  )}
                </div>
                <ItemForm
                  offered={offered}
                  isSoldOut={isSoldOut}
                  isSending={isSending}
                  onAdd={onAdd}
                />
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}
