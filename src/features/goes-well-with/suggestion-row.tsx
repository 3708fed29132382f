import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { goesWellWith as words } from '#schemas/messages/en/goes-well-with.ts';
import { AddMark } from '#variants/primitives/add-button.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { Price } from '#variants/primitives/price.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import styles from './suggestion-row.module.css';

type SuggestionRowProps = {
  item: MenuItem;
  /** What it goes well with. */
  beside: 'dish' | 'cart';
  /** Where it is chosen; null: + adds it as it comes. */
  href: string | null;
  isAdded?: boolean;
  onAdd(): void;
  onDismiss(): void;
};

/** One dish in one quiet line: what it is, what it costs, a + and the way to be rid of it. */
export function SuggestionRow({
  item,
  beside,
  href,
  isAdded = false,
  onAdd,
  onDismiss,
}: SuggestionRowProps) {
  const id = useId();
  const { name } = item;
  return (
    <section className={styles.row} aria-labelledby={id} data-plain={!item.picture || undefined}>
      {item.picture && (
        <div className={styles.picture}>
          <DishPicture picture={item.picture} name={name} ratio="square" sizes="48px" />
        </div>
      )}
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {beside === 'cart' ? words.withCart : words.withDish}
        </p>
        <p className={styles.name}>{name}</p>
        <p className={styles.price}>
          <Price amount={item.price} isFrom={item.isFromPrice} />
        </p>
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={words.dismiss}
        onClick={onDismiss}
      >
        <X aria-hidden="true" size={16} />
      </button>
      {href === null ? (
        <button
          type="button"
          className={styles.add}
          aria-label={words.add(name)}
          aria-disabled={isAdded}
          onClick={() => !isAdded && onAdd()}
        >
          {isAdded ? <Check aria-hidden="true" size={18} /> : <AddMark />}
        </button>
      ) : (
        <a className={styles.add} aria-label={words.choose(name)} href={href}>
          <AddMark />
        </a>
      )}
      <VisuallyHidden>
        <output>{isAdded && words.added(name)}</output>
      </VisuallyHidden>
    </section>
  );
}
