import { AddButton } from '../../primitives/add-button.tsx';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { HeartButton } from '../../primitives/heart-button.tsx';
import styles from './magazine-dish.module.css';
import { DishText } from './dish-text.tsx';
import type { MenuItem, MenuProps } from './props.ts';

type MagazineDishProps = { item: MenuItem; level: 3 | 4; menu: MenuProps; isLarge: boolean };

/** A dish of a magazine's page; one without a picture is set in type alone. */
export function MagazineDish({ item, level, menu, isLarge }: MagazineDishProps) {
  return (
    <article className={styles.dish} data-large={isLarge || undefined}>
      {item.picture && (
        <div className={styles.picture}>
          <DishPicture
            picture={item.picture}
            name={item.name}
            ratio={isLarge ? 'stage' : 'fill'}
            sizes={isLarge ? '(min-width: 1264px) 680px, (min-width: 960px) 56vw, 100vw' : '120px'}
            isQuiet={item.isSoldOut}
          />
        </div>
      )}
      <DishText item={item} level={level} menu={menu} styles={styles}>
        <span className={styles.actions}>
          {item.isFavourite !== null && (
            <HeartButton
              name={item.name}
              isPressed={item.isFavourite}
              onToggle={() => menu.onToggleFavourite(item)}
            />
          )}
          {item.canAddAtOnce && !item.isSoldOut && (
            <AddButton name={item.name} onAdd={() => menu.onAddItem(item)} />
          )}
        </span>
      </DishText>
    </article>
  );
}
