import { AddButton } from '../../primitives/add-button.tsx';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { HeartButton } from '../../primitives/heart-button.tsx';
import styles from './dish-tile.module.css';
import { DishText } from './dish-text.tsx';
import type { MenuItem, MenuProps } from './props.ts';

type DishTileProps = { item: MenuItem; level: 3 | 4; menu: MenuProps };

/** A dish as words beside a square picture with + at its corner; all of it opens the dish. */
export function DishTile({ item, level, menu }: DishTileProps) {
  return (
    <article className={styles.tile}>
      <DishText item={item} level={level} menu={menu} styles={styles} />
      <div className={styles.side}>
        <div className={styles.picture}>
          <DishPicture
            picture={item.picture}
            name={item.name}
            ratio="square"
            sizes="112px"
            isQuiet={item.isSoldOut}
          />
        </div>
        {item.isFavourite !== null && (
          <div className={styles.heart}>
            <HeartButton
              name={item.name}
              isPressed={item.isFavourite}
              onToggle={() => menu.onToggleFavourite(item)}
            />
          </div>
        )}
        {item.canAddAtOnce && !item.isSoldOut && (
          <div className={styles.add}>
            <AddButton name={item.name} onAdd={() => menu.onAddItem(item)} />
          </div>
        )}
      </div>
    </article>
  );
}
