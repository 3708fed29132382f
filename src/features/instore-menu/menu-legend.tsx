import { Section } from '#variants/primitives/section.tsx';
import { SectionHeading } from '#variants/primitives/section-heading.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { formatAllergens } from '#ui/menu-model/format-allergens.ts';
import { labelsInUse } from '#ui/menu-model/menu-filter.ts';
import styles from './menu-legend.module.css';
import type { InstoreMenu } from './use-instore-menu.ts';
import { useInstoreMessages } from './use-instore-messages.ts';

/** What the marks on the dishes mean, which allergens are named, and what to do about allergies. */
export function MenuLegend({ menuIndex }: Pick<InstoreMenu, 'menuIndex'>) {
  const words = useInstoreMessages();
  const { messages, locale } = useStorefront();
  const { dietMarks, dietNames } = messages.home.menu;
  const dishes = [...menuIndex.products.values()];
  const diets = labelsInUse(
    dishes.map((dish) => dish.diets),
    locale,
  );
  // A diet without a mark is written out beside its dish.
  const marks = diets.flatMap((diet) => {
    const key = diet.toLowerCase().replaceAll(/\s+/g, '-');
    const mark = Object.hasOwn(dietMarks, key) ? dietMarks[key] : undefined;
    const name = Object.hasOwn(dietNames, key) ? dietNames[key] : undefined;
    return mark !== undefined && name !== undefined ? [{ mark, name }] : [];
  });
  const allergens = labelsInUse(
    [...dishes, ...menuIndex.modifiers.values()].map((part) => part.allergens),
    locale,
  );
  return (
    <Section id="instore-legend" labelledBy="instore-legend-title">
      <div className={styles.frame}>
        <SectionHeading id="instore-legend-title" title={words.legend} />
        {marks.length + allergens.length > 0 && (
          <dl className={styles.list}>
            {marks.length > 0 && (
              <div className={styles.row}>
                <dt>{words.marks}</dt>
                <dd className={styles.marks}>
                  {marks.map(({ mark, name }) => (
                    <span key={mark} className={styles.pair}>
                      <span className={styles.mark}>{mark}</span> {name}
                    </span>
                  ))}
                </dd>
              </div>
            )}
            {allergens.length > 0 && (
              <div className={styles.row}>
                <dt>{words.allergens}</dt>
                <dd>{formatAllergens(allergens, locale)}</dd>
              </div>
            )}
          </dl>
        )}
        <p className={styles.note}>{words.unnamed}</p>
      </div>
    </Section>
  );
}
