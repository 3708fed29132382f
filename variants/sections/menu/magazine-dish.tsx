import { AddButton } from '../../primitives/add-button.tsx';
import { DietMarks } from '../../primitives/diet-marks.tsx';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Heading } from '../../primitives/heading.tsx';
import { HeartButton } from '../../primitives/heart-button.tsx';
import { Price } from '../../primitives/price.tsx';
import { Badge, ServedFrom } from './item-marks.tsx';
import styles from './magazine-dish.module.css';
import type { MenuItem, MenuProps } from './props.ts';
import { SoldOut } from './sold-out.tsx';

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
        </div>
      </div>
    </article>
  );
}
