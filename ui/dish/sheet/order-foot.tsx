import { use, type ReactNode } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { QuantityStepper } from '../../elements/quantity-stepper.tsx';
import { quantityLimit } from '../../menu-model/line-limits.ts';
import styles from './order-foot.module.css';
import { AddLabel } from './add-label.ts';

type OrderFootProps = {
  /** What is ordered, for the stepper's labels. */
  name: string;
  quantity: number;
  /** The price as it is written, kept in sight and read out when it changes (rule R96). */
  price: string;
  /** Why it cannot be had, in a few words; null where it can. */
  unavailable: string | null;
  isSending: boolean;
  onQuantity(quantity: number): void;
  /** What stands in the stepper's place, such as the way back. */
  instead?: ReactNode;
};

/** The sticky foot of a dish: how many, and 'Add · $18.50'. */
export function OrderFoot(props: OrderFootProps) {
  const { name, quantity, price, unavailable, isSending, onQuantity, instead } = props;
  const words = useStorefront().messages.menu;
  const addLabel = use(AddLabel) ?? words.add;
  return (
    <div className={styles.foot}>
      {instead ?? (
        <QuantityStepper
          size="large"
          value={quantity}
          min={1}
          max={quantityLimit}
          label={words.quantity}
          fewerLabel={words.fewer(name)}
          moreLabel={words.another(name)}
          onChange={onQuantity}
        />
      )}
      <button
        type="submit"
        className={styles.add}
        aria-disabled={unavailable !== null || isSending}
      >
        {unavailable ?? (isSending ? words.adding : addLabel(price))}
      </button>
      <PriceAnnouncement price={price} />
    </div>
  );
}

/** The price for screen readers, whenever it changes. */
export function PriceAnnouncement({ price }: { price: string }) {
  return (
    <VisuallyHidden>
      <output>{price}</output>
    </VisuallyHidden>
  );
}
