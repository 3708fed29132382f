import { DishPicture } from '../../primitives/dish-picture.tsx';
import { DishActions } from './dish-actions.tsx';
import { DishText } from './dish-text.tsx';
import styles from './dish-tile.module.css';
import type { DishProps } from './props.ts';

/** A dish as words beside a square picture; all of it opens the dish. */
export function DishTile({ item, level, menu, showsPicture }: DishProps) {
  return (
    <article className={styles.tile} data-plain={!showsPicture || undefined}>
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
      {showsPicture && (
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
