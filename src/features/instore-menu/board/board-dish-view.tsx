import { DietMarks } from '#variants/primitives/diet-marks.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { BoardDish } from './board-menu.ts';
import { formatAllergens } from '#ui/menu-model/format-allergens.ts';
import styles from './board-page-view.module.css';

type BoardDishViewProps = {
  dish: BoardDish;
  showsPictures: boolean;
  /** Drawn to be measured: its picture keeps its space and is not loaded. */
  isMeasured?: boolean;
};

/** A dish on a board: its name and price from afar, the rest from nearer. */
export function BoardDishView({ dish, showsPictures, isMeasured = false }: BoardDishViewProps) {
  const { messages, locale } = useStorefront();
  const { picture, isDeal } = dish;
  const { name, price, sizes, description, diets, allergens, isSoldOut, note } = dish;
  const hasPicture = showsPictures && !isDeal && picture !== null;
  return (
    <article
      className={styles.dish}
      data-gone={isSoldOut || undefined}
      data-plain={!hasPicture || undefined}
    >
      {hasPicture && (
        <div className={styles.picture}>
          {!isMeasured && (
            <DishPicture
              picture={picture}
              name={name}
              ratio="fill"
              sizes="15vmax"
              isQuiet={isSoldOut}
            />
          )}
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.line}>
          <h3 className={styles.name}>{name}</h3>
          {isSoldOut && <span className={styles.gone}>{messages.menu.soldOut}</span>}
          {!isSoldOut && price !== null && <span className={styles.price}>{price}</span>}
        </div>
        {!isSoldOut && sizes.length > 0 && (
          <ul className={styles.sizes}>
            {sizes.map((size) => (
              <li key={size.key} data-gone={size.isSoldOut || undefined}>
                {size.name} <span className={styles.price}>{size.price}</span>
              </li>
            ))}
          </ul>
        )}
        {description && <p className={styles.description}>{description}</p>}
        {note !== null && <p className={styles.note}>{note}</p>}
        {diets.length + allergens.length > 0 && (
          <div className={styles.marks}>
            <DietMarks diets={diets} />
            {allergens.length > 0 && (
              <span>{messages.menu.contains(formatAllergens(allergens, locale))}</span>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
