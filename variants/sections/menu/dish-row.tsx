import { AddButton } from '../../primitives/add-button.tsx';
import { DietMarks } from '../../primitives/diet-marks.tsx';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Heading } from '../../primitives/heading.tsx';
import { HeartButton } from '../../primitives/heart-button.tsx';
import { Price } from '../../primitives/price.tsx';
import styles from './dish-row.module.css';
import { Badge, ServedFrom } from './item-marks.tsx';
import type { MenuItem, MenuProps } from './props.ts';
import { SoldOut } from './sold-out.tsx';

type DishRowProps = { item: MenuItem; level: 3 | 4; menu: MenuProps; showsPicture: boolean };

/** A dish as a line of a printed menu: name, dots, price; all of it opens the dish. */
export function DishRow({ item, level, menu, showsPicture }: DishRowProps) {
  return (
    <article className={styles.row} data-plain={!showsPicture || undefined}>
      {showsPicture && (
        <div className={styles.picture}>
          <DishPicture
            picture={item.picture}
            name={item.name}
            ratio="square"
            sizes="72px"
            isQuiet={item.isSoldOut}
          />
        </div>
      )}
      <div className={styles.words}>
        <Badge item={item} />
        <div className={styles.line}>
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
          <span className={styles.dots} aria-hidden="true" />
          <Price amount={item.price} isFrom={item.isFromPrice} />
        </div>
        {item.description && <p className={styles.description}>{item.description}</p>}
        <div className={styles.marks}>
          {item.unit && <span>{item.unit}</span>}
          <DietMarks diets={item.diets} />
          {item.isSoldOut && <SoldOut until={item.soldOutUntil} />}
          {!item.isSoldOut && item.offeredFrom && <ServedFrom when={item.offeredFrom} />}
        </div>
      </div>
      <div className={styles.actions}>
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
      </div>
    </article>
  );
}
