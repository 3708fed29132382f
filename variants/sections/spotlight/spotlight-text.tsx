import { AddButton } from '../../primitives/add-button.tsx';
import { DietMarks } from '../../primitives/diet-marks.tsx';
import { Heading } from '../../primitives/heading.tsx';
import { Price } from '../../primitives/price.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import { Badge, ServedFrom } from '../menu/item-marks.tsx';
import type { MenuItem } from '../menu/props.ts';
import styles from './spotlight-text.module.css';

type SpotlightWordsProps = {
  item: MenuItem;
  level: 2 | 3;
  isFresh: boolean;
  onOpen(): void;
  onAdd(): void;
};

/** What is said of a dish in a spotlight; its name opens it from anywhere on the frame around. */
export function SpotlightText({ item, level, isFresh, onOpen, onAdd }: SpotlightWordsProps) {
  const { fresh } = useStorefront().messages.home.spotlight;
  return (
    <div className={styles.words}>
      {isFresh && <p className={styles.fresh}>{fresh}</p>}
      <Badge item={item} />
      <Heading level={level} className={styles.name}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          {item.name}
        </button>
      </Heading>
      {item.description && <p className={styles.description}>{item.description}</p>}
      <div className={styles.foot}>
        <Price amount={item.price} isFrom={item.isFromPrice} />
        {item.unit && <span className={styles.unit}>{item.unit}</span>}
        <DietMarks diets={item.diets} />
        {item.offeredFrom && <ServedFrom when={item.offeredFrom} />}
        {item.canAddAtOnce && (
          <span className={styles.add}>
            <AddButton name={item.name} onAdd={onAdd} />
          </span>
        )}
      </div>
    </div>
  );
}
