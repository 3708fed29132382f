import { Skeleton } from '../../primitives/skeleton.tsx';
import { DishTile } from './dish-tile.tsx';
import { MenuFrame } from './menu-frame.tsx';
import { itemKey, type MenuProps } from './props.ts';
import styles from './side-index.module.css';

const placeholders = [1, 2, 3, 4, 5, 6] as const;

/** Dishes in two columns beside an index that follows the scroll; on phones it is a row of chips. */
export function SideIndex(menu: MenuProps) {
  return (
    <MenuFrame
      menu={menu}
      index="side"
      className={styles.category}
      renderItems={(items, level) => (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={itemKey(item)} className={styles.item}>
              <DishTile item={item} level={level} menu={menu} />
            </li>
          ))}
        </ul>
      )}
      skeleton={
        <div className={styles.list} aria-hidden="true">
          {placeholders.map((place) => (
            <div key={place} className={styles.placeholder}>
              <div className={styles.lines}>
                <Skeleton width="62%" height="18px" />
                <Skeleton height="14px" />
                <Skeleton width="28%" height="16px" />
              </div>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      }
    />
  );
}
