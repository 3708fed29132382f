import { lacksPrice } from '#schemas/rules/menu/lacks-price.ts';
import { DietMarks } from '#variants/primitives/diet-marks.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { Heading } from '#variants/primitives/heading.tsx';
import { Price } from '#variants/primitives/price.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { Badge, ServedFrom } from '#variants/sections/menu/item-marks.tsx';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { SoldOut } from '#variants/sections/menu/sold-out.tsx';
import type { DishChoices } from './dish-choices.ts';
import { formatAllergens } from '#ui/menu-model/format-allergens.ts';
import styles from './instore-dish.module.css';
import { OptionList } from './option-list.tsx';
import { useInstoreMessages } from './use-instore-messages.ts';

type InstoreDishProps = {
  item: MenuItem;
  level: 3 | 4;
  choices: DishChoices;
  allergens: readonly string[];
  showsPicture: boolean;
};

/** A dish for reading: price, sizes, what it holds, and what else there is to choose. */
export function InstoreDish({ item, level, choices, allergens, showsPicture }: InstoreDishProps) {
  const { messages, locale } = useStorefront();
  const words = useInstoreMessages();
  const { sizes, others } = choices;
  const picture = showsPicture ? item.picture : null;
  return (
    <article className={styles.dish} data-plain={!picture || undefined}>
      {picture && (
        <div className={styles.picture}>
          <DishPicture
            picture={picture}
            name={item.name}
            ratio="fill"
            sizes="(min-width: 600px) 380px, 120px"
            isQuiet={item.isSoldOut}
          />
        </div>
      )}
      <div className={styles.text} data-quiet={item.isSoldOut || undefined}>
        <Badge item={item} />
        <div className={styles.line}>
          <Heading level={level} className={styles.name}>
            {item.name}
          </Heading>
          <span className={styles.dots} aria-hidden="true" />
          {!lacksPrice(item) && <Price amount={item.price} isFrom={item.isFromPrice} />}
        </div>
        {item.description && <p className={styles.description}>{item.description}</p>}
        {sizes.map((choice) => (
          <div key={choice.key} className={styles.sizes}>
            <VisuallyHidden>{choice.name}</VisuallyHidden>
            <OptionList choice={choice} />
          </div>
        ))}
        <div className={styles.marks}>
          {item.unit && <span>{item.unit}</span>}
          <DietMarks diets={item.diets} />
          {allergens.length > 0 && (
            <span>{messages.menu.contains(formatAllergens(allergens, locale))}</span>
          )}
          {item.isSoldOut && <SoldOut until={item.soldOutUntil} />}
          {!item.isSoldOut && item.offeredFrom && <ServedFrom when={item.offeredFrom} />}
        </div>
        {others.length > 0 && (
          <details className={styles.choices}>
            <summary className={styles.summary} aria-label={words.choicesOf(item.name)}>
              {words.choices}
            </summary>
            <dl className={styles.groups}>
              {others.map((choice) => (
                <div key={choice.key}>
                  <dt className={styles.group}>
                    {choice.name}
                    {choice.rule !== null && <span className={styles.rule}>{choice.rule}</span>}
                  </dt>
                  <dd>
                    <OptionList choice={choice} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </article>
  );
}
