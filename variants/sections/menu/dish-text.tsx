import type { ReactNode } from 'react';
import { DietMarks } from '../../primitives/diet-marks.tsx';
import { Heading } from '../../primitives/heading.tsx';
import { Price } from '../../primitives/price.tsx';
import { Badge, ServedFrom } from './item-marks.tsx';
import type { MenuItem, MenuProps } from './props.ts';
import { SoldOut } from './sold-out.tsx';

type DishTextProps = {
  item: MenuItem;
  level: 3 | 4;
  menu: MenuProps;
  /** The design's own look of `words`, `name`, `open`, `description`, `foot` and `unit`. */
  styles: Readonly<Record<string, string>>;
  /** Stands at the end of the foot. */
  children?: ReactNode;
};

/** Everything that is said of a dish: its name, which opens it, its description, price and marks. */
export function DishText({ item, level, menu, styles, children }: DishTextProps) {
  return (
    <div className={styles.words}>
      <Badge item={item} />
      <Heading level={level} className={styles.name}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => menu.onOpenItem(item)}
        >
          {item.name}
        </button>
      </Heading>
      {item.description && <p className={styles.description}>{item.description}</p>}
      <div className={styles.foot}>
        <Price amount={item.price} isFrom={item.isFromPrice} />
        {item.unit && <span className={styles.unit}>{item.unit}</span>}
        <DietMarks diets={item.diets} />
        {item.isSoldOut && <SoldOut until={item.soldOutUntil} />}
        {!item.isSoldOut && item.offeredFrom && <ServedFrom when={item.offeredFrom} />}
        {children}
      </div>
    </div>
  );
}
