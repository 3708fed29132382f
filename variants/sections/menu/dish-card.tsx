import { DishPicture } from '../../primitives/dish-picture.tsx';
import { DishActions } from './dish-actions.tsx';
import styles from './dish-card.module.css';
import { DishText } from './dish-text.tsx';
import type { DishProps } from './props.ts';

/** A dish with a large picture, or set in type alone; all of it opens the dish. */
export function DishCard({ item, level, menu }: DishProps) {
  return (
    <article className={styles.card} data-plain={!item.picture || undefined}>
      <DishText
        item={item}
        level={level}
        className={styles.words}
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
          ratio="fill"
          sizes="(min-width: 600px) 380px, 160px"
          isQuiet={item.isSoldOut}
        />
      )}
    </article>
  );
}
