import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import type { CategoriesProps } from './props.ts';
import styles from './round.module.css';

/** A row of plates to choose from; it scrolls sideways where it does not fit. */
export function Round({ id, config, categories }: CategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
      <ul className={styles.row}>
        {categories.map((category) => (
          <li key={category.id} className={styles.item}>
            <a className={styles.link} href={category.href}>
              <DishPicture
                className={styles.plate}
                picture={category.picture}
                name={category.name}
                ratio="square"
                sizes="152px, 104px"
              />
              <span className={styles.name}>{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
