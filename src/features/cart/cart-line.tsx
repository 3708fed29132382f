import { useState } from 'react';
import { enWebApp } from '#schemas/messages/en-web-app.ts';
import { lineEdit } from '#schemas/messages/en/line-edit.ts';
import { requestedLine } from '#schemas/rules/line/requested-line.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { useLazyPart } from '#ui/page/hydration/use-lazy-part.ts';
import { lineAgain } from '#ui/api/cart-changes.ts';
import { useRemoveCartItem, useUpdateCartItem } from '#ui/api/change-cart.ts';
import { targetOf } from '#ui/menu-model/line-target.ts';
import { useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';
import { quantityLimit } from '#ui/menu-model/line-limits.ts';
import { isWaiting } from '../offline/waiting-changes.ts';
import styles from './cart-line.module.css';
import type { CartLineView } from './cart-view.ts';
import type { EditLineProps } from './edit-line.tsx';
import { LineDeal } from './line-deal.tsx';
import { LineParts } from './line-parts.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityStepper } from '#ui/elements/quantity-stepper.tsx';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

/** With the menu's dialogs, which whoever only looks at the cart does not need. */
const editLine = lazyPart<EditLineProps>('src/features/cart/edit-line.tsx', () =>
  import('./edit-line.tsx').then((module) => module.EditLine),
);

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
  const [isEdited, setEdited] = useState(false);
  const isEditorThere = useLazyPart(editLine, isEdited, () => setEdited(false));
  const { menu } = useMenuIndex();
  const isOnMenu = menu !== undefined && targetOf(requestedLine(lineAgain(item)), menu) !== null;
  const canEdit = isOnMenu && !isWaiting(item);
  const takeAway = () => {
    remove(item);
    onRemove();
  };
  return (
    <li
      className={styles.line}
      data-failed={problems.length > 0 || undefined}
      data-plain={!line.picture || undefined}
    >
      {line.picture && (
        <div className={styles.picture}>
          <DishPicture
            picture={line.picture}
            name={name}
            ratio="square"
            sizes="72px"
            isQuiet={problems.length > 0}
          />
        </div>
      )}
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
        {canEdit && (
          <button
            type="button"
            className={styles.plain}
            aria-label={lineEdit.changeNamed(name)}
            aria-haspopup="dialog"
            onClick={() => setEdited(true)}
          >
            {lineEdit.change}
          </button>
        )}
        {quantity > 1 && (
          <button
            type="button"
            className={styles.plain}
            aria-label={words.remove(name)}
            onClick={takeAway}
          >
            {words.removeShort}
          </button>
        )}
      </div>
      {isEdited && isEditorThere && (
        <editLine.Component item={item} onExited={() => setEdited(false)} />
      )}
    </li>
  );
}
