import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { formatAllergens } from '#ui/menu-model/format-allergens.ts';
import type { Choice } from './dish-choices.ts';
import styles from './option-list.module.css';
import { useInstoreMessages } from './use-instore-messages.ts';

/** The options of a choice in one run of text, with what each costs; what is gone is crossed out. */
export function OptionList({ choice }: { choice: Choice }) {
  const words = useInstoreMessages();
  const { locale } = useStorefront();
  return (
    <ul className={styles.options}>
      {choice.options.map(({ key, name, price, isSoldOut, allergens }) => (
        <li key={key} className={styles.option} data-gone={isSoldOut || undefined}>
          <span className={styles.name}>
            {allergens.length > 0
              ? words.optionWith(name, formatAllergens(allergens, locale, 'unit'))
              : name}
          </span>
          {price !== null && !isSoldOut && <span className={styles.price}>{price}</span>}
          {isSoldOut && <span>{words.soldOut}</span>}
        </li>
      ))}
    </ul>
  );
}
