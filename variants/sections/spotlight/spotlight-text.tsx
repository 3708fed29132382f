import { useStorefront } from '../../primitives/storefront-context.tsx';
import { DishActions } from '../menu/dish-actions.tsx';
import { DishText } from '../menu/dish-text.tsx';
import type { MenuItem } from '../menu/props.ts';
import styles from './spotlight-text.module.css';

type SpotlightTextProps = {
  item: MenuItem;
  level: 2 | 3;
  isFresh: boolean;
  onOpen(item: MenuItem): void;
  onAdd(item: MenuItem): void;
};

/** What is said of a dish in a spotlight; its name opens it from anywhere on the frame around. */
export function SpotlightText({ item, level, isFresh, onOpen, onAdd }: SpotlightTextProps) {
  const { fresh } = useStorefront().messages.home.spotlight;
  return (
    <DishText
      item={item}
      level={level}
      className={styles.words}
      onOpen={onOpen}
      actions={<DishActions item={item} onAdd={onAdd} />}
    >
      {isFresh && <p className={styles.fresh}>{fresh}</p>}
    </DishText>
  );
}
