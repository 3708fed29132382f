import { Photo } from '../../primitives/photo.tsx';
import { Plate } from '../../primitives/plate.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './illustrated.module.css';
import type { CategoriesProps } from './props.ts';

/** Tinted cards out of which a dish rises over the edge; the first one is wider. */
export function Illustrated({ id, config, categories }: CategoriesProps) {
  const { messages } = useStorefront();
  if (categories.length === 0) return null;
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
      <ul className={styles.cards}>
        {categories.map(({ id: categoryId, name, picture, itemCount, href }) => (
          <li key={categoryId} className={styles.card}>
            <a className={styles.link} href={href}>
              <span className={styles.dish}>
                {picture ? (
                  <Photo picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 280px, 52vw" />
                ) : (
                  <Plate />
                )}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{messages.home.categories.count(itemCount)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
