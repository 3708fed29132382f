import { DishPicture } from '../../primitives/dish-picture.tsx';
import { DishActions } from './dish-actions.tsx';
import { DishText } from './dish-text.tsx';
import styles from './magazine-dish.module.css';
import type { DishProps } from './props.ts';

type MagazineDishProps = DishProps & { isLarge: boolean };

/** A dish of a magazine's page; without a picture it is set in type alone. */
export function MagazineDish({ item, level, menu, isLarge }: MagazineDishProps) {
  return (
    <article className={styles.dish} data-large={isLarge || undefined}>
      {item.picture && (
        <DishPicture
          className={styles.picture}
          picture={item.picture}
          name={item.name}
          ratio="fill"
          sizes={isLarge ? '(min-width: 1264px) 680px, (min-width: 960px) 56vw, 100vw' : '112px'}
          isQuiet={item.isSoldOut}
        />
      )}
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
    </article>
  );
}
