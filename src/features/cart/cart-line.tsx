import { enWebApp } from '#schemas/messages/en-web-app.ts';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { useRemoveCartItem, useUpdateCartItem } from '../../api/change-cart.ts';
import { quantityLimit } from '../../menu-model/line-limits.ts';
import { isWaiting } from '../offline/waiting-changes.ts';
import styles from './cart-line.module.css';
import type { CartLineView } from './cart-view.ts';
import { LineDeal } from './line-deal.tsx';
import { LineParts } from './line-parts.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { useCartMessages } from './use-cart-messages.ts';

type CartLineProps = {
  line: CartLineView;
  isRepricing: boolean;
  /** The line goes, and focus must not go with it. */
  onRemove(): void;
};

/** A line of the cart; decreasing at 1 removes it (specification §4). */
export function CartLine({ line, isRepricing, onRemove }: CartLineProps) {
  const words = useCartMessages().cartContents;
  const { mutate: update } = useUpdateCartItem();
  const { mutate: remove } = useRemoveCartItem();
  const { item, name, quantity, problems } = line;
  const takeAway = () => {
    remove(item);
    onRemove();
  };
  return (
    <li className={styles.line} data-failed={problems.length > 0 || undefined}>
      <div className={styles.picture}>
        <DishPicture
          picture={line.picture}
          name={name}
          ratio="square"
          sizes="72px"
          isQuiet={problems.length > 0}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <LineParts line={line} />
        <LineDeal line={line} />
        {isWaiting(item) && <p className={styles.waiting}>{enWebApp.webApp.offline.waiting}</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      <div className={styles.price}>
        <LinePrice line={line} isRepricing={isRepricing} />
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          value={quantity}
          min={0}
          max={quantityLimit}
          removes
          label={words.quantity(name)}
          fewerLabel={quantity > 1 ? words.fewer(name) : words.remove(name)}
          moreLabel={words.another(name)}
          onChange={(to) => (to === 0 ? takeAway() : update({ item, quantity: to }))}
        />
        {quantity > 1 && (
          <button
            type="button"
            className={styles.remove}
            aria-label={words.remove(name)}
            onClick={takeAway}
          >
            {words.removeShort}
          </button>
        )}
      </div>
    </li>
  );
}
