import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { Price } from '#variants/primitives/price.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useRemoveCartItem, useUpdateCartItem } from '../../api/cart.ts';
import { quantityLimit } from '../item/line-limits.ts';
import styles from './cart-line.module.css';
import type { CartLineView } from './cart-view.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

type CartLineProps = {
  line: CartLineView;
  /** The line goes, and focus must not go with it. */
  onRemove(): void;
};

/** A line of the cart; decreasing at 1 removes it (spec §4). */
export function CartLine({ line, onRemove }: CartLineProps) {
  const words = useStorefront().messages.cart;
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
          isQuiet={problems.length > 0}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {line.choices.length > 0 && <p className={styles.choices}>{line.choices.join(' · ')}</p>}
        {line.notes !== '' && <p className={styles.choices}>{words.notes(line.notes)}</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      <p className={styles.price}>
        {line.before !== null && (
          <s className={styles.before}>
            <Price amount={line.before} />
          </s>
        )}
        <Price amount={line.total} />
      </p>
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
