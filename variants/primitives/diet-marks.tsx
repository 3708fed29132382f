import styles from './diet-marks.module.css';
import { useStorefront } from './storefront-context.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Diets of a dish as short marks; a screen reader hears the words, an unknown diet is written out. */
export function DietMarks({ diets }: { diets: readonly string[] }) {
  const { dietMarks, dietNames } = useStorefront().messages.home.menu;
  if (diets.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {diets.map((diet) => {
        const key = diet.toLowerCase().replaceAll(/\s+/g, '-');
        const mark = Object.hasOwn(dietMarks, key) && dietMarks[key];
        const name = Object.hasOwn(dietNames, key) ? dietNames[key] : diet;
        return (
          <li key={diet} className={styles.mark} title={name}>
            {mark ? (
              <>
                <span aria-hidden="true">{mark}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}
