import { AddButton } from '../../primitives/add-button.tsx';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { HeartButton } from '../../primitives/heart-button.tsx';
import styles from './dish-card.module.css';
import { DishText } from './dish-text.tsx';
import type { MenuItem, MenuProps } from './props.ts';

type DishCardProps = { item: MenuItem; level: 3 | 4; menu: MenuProps };

/** A dish with a large picture; all of it opens the dish, + adds what needs no choice. */
export function DishCard({ item, level, menu }: DishCardProps) {
  return (
    <article className={styles.card}>
      <DishText item={item} level={level} menu={menu} styles={styles} />
      <div className={styles.picture}>
        <DishPicture
          picture={item.picture}
          name={item.name}
          ratio="fill"
          sizes="(min-width: 1024px) 380px, (min-width: 600px) 50vw, 120px"
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
    </article>
  );
}
