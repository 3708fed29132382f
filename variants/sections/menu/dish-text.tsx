import { lacksPrice } from '#schemas/rules/menu/lacks-price.ts';
import type { ReactNode } from 'react';
import { DietMarks } from '../../primitives/diet-marks.tsx';
import { Heading } from '../../primitives/heading.tsx';
import { Price } from '../../primitives/price.tsx';
import styles from './dish-text.module.css';
import { Badge, ServedFrom } from './item-marks.tsx';
import type { MenuItem } from './props.ts';
import { SoldOut } from './sold-out.tsx';

type DishTextProps = {
  item: MenuItem;
  level: 2 | 3 | 4;
  /** The design's own look around and over what all share. */
  className: string | undefined;
  onOpen(item: MenuItem): void;
  /** As on a printed menu: dots lead from the name to the price. Else it stands in the foot. */
  hasPriceBesideName?: boolean;
  /** Stands above the name. */
  children?: ReactNode;
  /** Stands at the end of the foot, beside the price. */
  actions?: ReactNode;
};

/**
 * Everything that is said of a dish: its name, which opens it from anywhere on the nearest
 * positioned element around, its description, and in the foot its price, its marks and actions.
 */
export function DishText(props: DishTextProps) {
  const { item, level, className = '', onOpen, hasPriceBesideName = false, children } = props;
  const name = (
    <Heading level={level} className={styles.name}>
      <OpenDish item={item} onOpen={onOpen} />
    </Heading>
  );
  const price = !lacksPrice(item) && <Price amount={item.price} isFrom={item.isFromPrice} />;
  return (
    <div className={`${styles.words} ${className}`}>
      {children}
      <Badge item={item} />
      {hasPriceBesideName ? (
        <div className={styles.line}>
          {name}
          {price}
        </div>
      ) : (
        name
      )}
      {item.description && <p className={styles.description}>{item.description}</p>}
      {item.isSoldOut && <SoldOut until={item.soldOutUntil} />}
      {!item.isSoldOut && item.offeredFrom && <ServedFrom when={item.offeredFrom} />}
      <div className={styles.foot}>
        <div className={styles.facts}>
          {!hasPriceBesideName && price}
          {item.unit && <span className={styles.unit}>{item.unit}</span>}
          <DietMarks diets={item.diets} />
        </div>
        {props.actions}
      </div>
    </div>
  );
}

/** A link to the dish's page, where it has one, that opens it here instead; else a button. */
function OpenDish({ item, onOpen }: Pick<DishTextProps, 'item' | 'onOpen'>) {
  if (item.href === null) {
    return (
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => onOpen(item)}
      >
        {item.name}
      </button>
    );
  }
  return (
    <a
      className={styles.open}
      href={item.href}
      aria-haspopup="dialog"
      onClick={(event) => {
        // In a tab or a window of its own, or as a file, it is the page.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(item);
      }}
    >
      {item.name}
    </a>
  );
}
