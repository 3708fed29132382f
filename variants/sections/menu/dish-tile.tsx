import { DishPicture } from '../../primitives/dish-picture.tsx';
import { DishActions } from './dish-actions.tsx';
import { DishText } from './dish-text.tsx';
import styles from './dish-tile.module.css';
import type { DishProps } from './props.ts';

/** A dish as words beside a square picture, or set in type alone; all of it opens the dish. */
export function DishTile({ item, level, menu }: DishProps) {
  return (
    <article className={styles.tile} data-plain={!item.picture || undefined}>
      <DishText
        item={item}
        level={level}
        className={undefined}
        onOpen={menu.onOpenItem}
        actions={
          <DishActions
            item={item}
            onAdd={menu.onAddItem}
            onToggleFavourite={menu.onToggleFavourite}
          />
        }
      />
      {item.picture && (
        <DishPicture
          className={styles.picture}
          picture={item.picture}
          name={item.name}
          ratio="square"
          sizes="112px"
          isQuiet={item.isSoldOut}
        />
      )}
    </article>
  );
}
