import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import type { CategoriesProps } from './props.ts';
import styles from './tiles.module.css';

/** A wall of tiles, the first one large; names stand on the tile's own background. */
export function Tiles({ id, config, categories }: CategoriesProps) {
  const { messages } = useStorefront();
  if (categories.length === 0) return null;
  const showsPictures = categories.some(({ picture }) => picture !== null);
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
      <ul className={styles.tiles} data-plain={!showsPictures || undefined}>
        {categories.map((category) => (
          <li key={category.id} className={styles.tile}>
            <a className={styles.link} href={category.href}>
              {showsPictures && (
                <DishPicture
                  className={styles.picture}
                  picture={category.picture}
                  name={category.name}
                  ratio="fill"
                  sizes="(min-width: 768px) 600px, 200px"
                />
              )}
              <span className={styles.words}>
                <span className={styles.name}>{category.name}</span>
                <span className={styles.count}>
                  {messages.home.categories.count(category.itemCount)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
