import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading.tsx';
import styles from './menu-category.module.css';
import type { MenuSection } from './props.ts';

type MenuCategoryProps = { section: MenuSection; level: 2 | 3; children: ReactNode };

/** A category of the menu, where the index's links and `#category-…` addresses lead. */
export function MenuCategory({ section, level, children }: MenuCategoryProps) {
  const title = `${section.anchor}-title`;
  return (
    <section className={styles.category} id={section.anchor} aria-labelledby={title}>
      <div className={styles.heading}>
        <Heading level={level} className={styles.title} id={title}>
          {section.name}
        </Heading>
        {section.description && <p className={styles.text}>{section.description}</p>}
      </div>
      {children}
    </section>
  );
}
