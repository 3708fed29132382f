import { AddButton, AddMark } from '../../primitives/add-button.tsx';
import { HeartButton } from '../../primitives/heart-button.tsx';
import styles from './dish-actions.module.css';
import type { MenuItem } from './props.ts';

type DishActionsProps = {
  item: MenuItem;
  /** Where the design puts them, if not at the end of a foot. */
  className?: string | undefined;
  onAdd(item: MenuItem): void;
  /** Without it the dish has no heart. */
  onToggleFavourite?(item: MenuItem): void;
};

/**
 * What can be done with a dish without opening it, the same for all designs: the heart, and at the
 * end the +. It stands beside the price, and never on the picture. A dish that needs a choice has
 * the same mark, which opens it as all of its row does; what is sold out has none.
 */
export function DishActions(props: DishActionsProps) {
  const { item, className = '', onAdd, onToggleFavourite } = props;
  return (
    <div
      className={`${styles.actions} ${className}`}
      data-no-hearts={!onToggleFavourite || undefined}
    >
      {item.isFavourite !== null && onToggleFavourite && (
        <HeartButton
          name={item.name}
          isPressed={item.isFavourite}
          onToggle={() => onToggleFavourite(item)}
        />
      )}
      {!item.isSoldOut &&
        (item.canAddAtOnce ? (
          <AddButton name={item.name} onAdd={() => onAdd(item)} />
        ) : (
          <AddMark />
        ))}
    </div>
  );
}
