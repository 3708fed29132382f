import { AddButton } from '../../primitives/add-button.tsx';
import { DietMarks } from '../../primitives/diet-marks.tsx';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Heading } from '../../primitives/heading.tsx';
import { HeartButton } from '../../primitives/heart-button.tsx';
import { Price } from '../../primitives/price.tsx';
import styles from './dish-tile.module.css';
import { Badge, ServedFrom } from './item-marks.tsx';
import type { MenuItem, MenuProps } from './props.ts';
import { SoldOut } from './sold-out.tsx';

type DishTileProps = { item: MenuItem; level: 3 | 4; menu: MenuProps };

/** A dish as words beside a square picture with + at its corner; all of it opens the dish. */
export function DishTile({ item, level, menu }: DishTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.words}>
        <Badge item={item} />
        <Heading level={level} className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => menu.onOpenItem(item)}
          >
            {item.name}
          </button>
        </Heading>
        {item.description && <p className={styles.description}>{item.description}</p>}
        <div className={styles.foot}>
          <Price amount={item.price} isFrom={item.isFromPrice} />
          {item.unit && <span className={styles.unit}>{item.unit}</span>}
          <DietMarks diets={item.diets} />
          {item.isSoldOut && <SoldOut until={item.soldOutUntil} />}
          {!item.isSoldOut && item.offeredFrom && <ServedFrom when={item.offeredFrom} />}
        </div>
      </div>
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
