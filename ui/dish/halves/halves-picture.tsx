import type { IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { dishPictureOf } from '../../menu-model/dish-picture-of.ts';
import type { HalvesDraft, Side } from './halves-draft.ts';
import styles from './halves-picture.module.css';

/** The two halves as one round dish; a half that is still open is an empty plate. */
export function HalvesPicture({ draft }: { draft: HalvesDraft }) {
  const { halves: words } = useDishMessages();
  const label = words.picture(
    draft.left?.name ?? words.nothing,
    draft.right?.name ?? words.nothing,
  );
  return (
    <figure className={styles.background}>
      <div className={styles.dish} aria-hidden="true">
        <div className={styles.round}>
          <Half side="left" dish={draft.left} />
          <Half side="right" dish={draft.right} />
        </div>
      </div>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}

function Half({ side, dish }: { side: Side; dish: IndexedProduct | null }) {
  const picture = dishPictureOf(dish?.imageUrl);
  return (
    <div className={styles.half} data-side={side} data-open={dish === null || undefined}>
      {dish && picture && (
        <div className={styles.food} key={dish.id}>
          <DishPicture picture={picture} name={dish.name} ratio="fill" sizes="200px" />
        </div>
      )}
      {dish && !picture && (
        <p className={styles.name} key={dish.id}>
          {dish.name}
        </p>
      )}
    </div>
  );
}
