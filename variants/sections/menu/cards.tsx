import { Skeleton } from '../../primitives/skeleton.tsx';
import styles from './cards.module.css';
import { DishCard } from './dish-card.tsx';
import { MenuFrame } from './menu-frame.tsx';
import { itemKey, type MenuProps } from './props.ts';

const placeholders = [1, 2, 3, 4, 5, 6] as const;

/** Dishes as cards with their pictures, two or three beside each other where there is room. */
export function Cards(menu: MenuProps) {
  return (
    <MenuFrame
      menu={menu}
      index="bar"
      className={styles.category}
      renderItems={(items, level) => (
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={itemKey(item)}>
              <DishCard item={item} level={level} menu={menu} />
            </li>
          ))}
        </ul>
      )}
      skeleton={
        <div className={styles.grid} aria-hidden="true">
          {placeholders.map((place) => (
            <div key={place} className={styles.placeholder}>
              <Skeleton height="100%" />
              <div className={styles.lines}>
                <Skeleton width="62%" height="18px" />
                <Skeleton height="14px" />
                <Skeleton width="34%" height="18px" />
              </div>
            </div>
          ))}
        </div>
      }
    />
  );
}
