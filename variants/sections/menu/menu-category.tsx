import type { CSSProperties, ReactNode } from 'react';
import { Heading } from '../../primitives/heading.tsx';
import styles from './menu-category.module.css';
import type { MenuSection } from './props.ts';

type MenuCategoryProps = {
  section: MenuSection;
  level: 2 | 3;
  className?: string | undefined;
  /** Stands in for the plain heading; its name has the id `${section.anchor}-title`. */
  heading?: ReactNode;
  children: ReactNode;
};

/** A category of the menu, where the index's links and `#category-…` addresses lead. */
export function MenuCategory(props: MenuCategoryProps) {
  const { section, level, className = '', heading, children } = props;
  const title = `${section.anchor}-title`;
  const style: CSSProperties & Record<'--dishes', number> = { '--dishes': section.items.length };
  return (
    <section
      className={`${styles.category} ${className}`}
      style={style}
      id={section.anchor}
      aria-labelledby={title}
    >
      {heading ?? (
        <div className={styles.heading}>
          <Heading level={level} className={styles.title} id={title}>
            {section.name}
          </Heading>
          {section.description && <p className={styles.text}>{section.description}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
