import { DishPicture } from '../../primitives/dish-picture.tsx';
import { DishActions } from './dish-actions.tsx';
import styles from './dish-row.module.css';
import { DishText } from './dish-text.tsx';
import type { DishProps } from './props.ts';

type DishRowProps = DishProps & {
  showsPicture: boolean;
  /** Without a picture its place stays empty. */
  keepsPlace?: boolean;
};

/** A dish as a line of a printed menu: name, dots, price; all of it opens the dish. */
export function DishRow({ item, level, menu, showsPicture, keepsPlace }: DishRowProps) {
  return (
    <article className={styles.row} data-plain={(!showsPicture && !keepsPlace) || undefined}>
      {showsPicture && (
        <DishPicture
          className={styles.picture}
          picture={item.picture}
          name={item.name}
          ratio="square"
          sizes="72px"
          isQuiet={item.isSoldOut}
        />
      )}
      <DishText
        item={item}
        level={level}
        className={styles.words}
        onOpen={menu.onOpenItem}
        hasPriceBesideName
      />
      <DishActions
        item={item}
        className={styles.actions}
        onAdd={menu.onAddItem}
        onToggleFavourite={menu.onToggleFavourite}
      />
    </article>
  );
}
