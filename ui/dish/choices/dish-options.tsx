import type { ReactNode } from 'react';
import type { IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { DietMarks } from '#variants/primitives/diet-marks.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { Price } from '#variants/primitives/price.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { formatMoney } from '#schemas/money.ts';
import { useDishMessages } from './use-dish-messages.ts';
import { dishPictureOf } from '../../menu-model/dish-picture-of.ts';
import styles from './dish-options.module.css';

export type DishOption = {
  dish: IndexedProduct;
  /** What it costs by itself; minor units. */
  price?: number;
  /** Percent that it costs less here; 100 is free. */
  less?: number;
  /** What it costs here with what else is chosen, where `less` lowers it; minor units. */
  charged?: number;
  /** What it adds to a fixed price; minor units. */
  upcharge?: number;
};

type DishOptionsProps = {
  legend: string;
  /** Name of the radio group. */
  group: string;
  options: readonly DishOption[];
  chosenId: number | null;
  onChoose(dish: IndexedProduct): void;
  /** What stands below the chosen dish, such as its own choices. */
  below?(dish: IndexedProduct): ReactNode;
};

/** Dishes of which one is chosen: picture, name and price of each; what is sold out is quiet. */
export function DishOptions(props: DishOptionsProps) {
  const { legend, group, options, chosenId, onChoose, below } = props;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <div key={option.dish.id} className={styles.option}>
          <label className={styles.row} data-quiet={!option.dish.isAvailable || undefined}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              checked={chosenId === option.dish.id}
              disabled={!option.dish.isAvailable}
              onChange={() => onChoose(option.dish)}
            />
            <DishFace {...option} />
          </label>
          {chosenId === option.dish.id && below?.(option.dish)}
        </div>
      ))}
    </fieldset>
  );
}

/** A dish in a list of dishes to choose from. */
export function DishFace({ dish, price, less = 0, charged, upcharge }: DishOption) {
  const { messages, currency, locale } = useStorefront();
  const { steps: words } = useDishMessages();
  const isLowered = less > 0 && charged !== price;
  // Rounding apart, for a percentage of several dishes is rounded once (rule R3).
  const isLoweredWhole =
    charged === undefined ||
    price === undefined ||
    Math.abs(charged - (price * (100 - less)) / 100) <= 1;
  const picture = dishPictureOf(dish.imageUrl);
  return (
    <>
      {picture && (
        <span className={styles.picture}>
          <DishPicture
            picture={picture}
            name={dish.name}
            ratio="square"
            sizes="48px"
            isQuiet={!dish.isAvailable}
          />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{dish.name}</span>
        <DietMarks diets={dish.diets} />
      </span>
      <span className={styles.note}>
        {!dish.isAvailable && messages.menu.soldOut}
        {dish.isAvailable && price !== undefined && !isLowered && <Price amount={price} />}
        {dish.isAvailable && price !== undefined && isLowered && (
          <>
            <s>
              <Price amount={price} />
            </s>{' '}
            <span className={styles.less}>
              {!isLoweredWhole ? (
                <Price amount={charged} />
              ) : less === 100 ? (
                words.free
              ) : (
                words.less(less)
              )}
            </span>
          </>
        )}
        {dish.isAvailable &&
          upcharge !== undefined &&
          upcharge > 0 &&
          messages.menu.more(formatMoney(upcharge, currency, locale))}
      </span>
    </>
  );
}
