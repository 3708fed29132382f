import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { formatAllergens } from '../../menu-model/format-allergens.ts';
import styles from './allergens.module.css';

/** What a dish holds as it is chosen now; announced when a choice changes it. */
export function Allergens({ allergens }: { allergens: readonly string[] }) {
  const { messages, locale } = useStorefront();
  return (
    <output className={styles.allergens}>
      {allergens.length > 0 && messages.menu.contains(formatAllergens(allergens, locale))}
    </output>
  );
}
