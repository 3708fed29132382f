import { enFavourites } from '#schemas/messages/en-favourites.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { HeartButton } from '#variants/primitives/heart-button.tsx';
import { Price } from '#variants/primitives/price.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import type { FavouriteView } from './favourite-view.ts';
import css from './favourites-page.module.css';

type FavouriteRowProps = {
  favourite: FavouriteView;
  /** When it is served, where that is not now; in words. */
  offeredFrom: string | null;
  onAdd(dish: MenuItem): void;
  onOpen(dish: MenuItem): void;
  /** Orders from its restaurant from now on; null where that is not among those that are open. */
  onChangeRestaurant: (() => void) | null;
  onRemove(): void;
};

/** A dish that is kept, with the way into the cart, or why there is none. */
export function FavouriteRow(props: FavouriteRowProps) {
  const { favourite, offeredFrom, onAdd, onOpen, onChangeRestaurant, onRemove } = props;
  const { messages } = useStorefront();
  const words = enFavourites.favourites;
  const { dish, sale, isElsewhere, item } = favourite;
  const name = favourite.name ?? words.unknownItem;
  return (
    <article className={css.row} data-plain={!favourite.picture || undefined}>
      {favourite.picture && (
        <div className={css.picture}>
          <DishPicture
            picture={favourite.picture}
            name={name}
            ratio="square"
            sizes="112px"
            isQuiet={sale !== 'sold'}
          />
        </div>
      )}
      <div className={css.words}>
        <h2 className={css.name}>
          {dish ? (
            <button type="button" className={css.open} onClick={() => onOpen(dish)}>
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        {favourite.description !== '' && <p className={css.description}>{favourite.description}</p>}
        <p className={css.facts}>
          {sale !== 'gone' && (favourite.price > 0 || sale !== 'sold_out') && (
            <span className={css.price}>
              <Price amount={favourite.price} isFrom={favourite.isFromPrice} />
            </span>
          )}
          {sale === 'gone' && <span className={css.mark}>{words.gone}</span>}
          {sale === 'sold_out' && <span className={css.mark}>{words.soldOut}</span>}
          {isElsewhere && (
            <span className={css.place}>{words.elsewhere(item.restaurant.name)}</span>
          )}
          {dish && offeredFrom !== null && <span className={css.place}>{offeredFrom}</span>}
        </p>
      </div>
      <div className={css.heart}>
        <HeartButton name={name} isPressed onToggle={onRemove} />
      </div>
      {dish && (
        <div className={css.action}>
          {dish.canAddAtOnce ? (
            <ActionButton
              look="outline"
              aria-label={messages.home.menu.add(name)}
              onClick={() => onAdd(dish)}
            >
              {words.add}
            </ActionButton>
          ) : (
            <ActionButton
              look="outline"
              aria-label={words.chooseOf(name)}
              onClick={() => onOpen(dish)}
            >
              {words.choose}
            </ActionButton>
          )}
        </div>
      )}
      {isElsewhere && onChangeRestaurant && (
        <div className={css.action}>
          <ActionButton look="outline" onClick={onChangeRestaurant}>
            {words.change(item.restaurant.name)}
          </ActionButton>
        </div>
      )}
    </article>
  );
}
