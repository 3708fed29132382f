import { memo, useCallback, type CSSProperties, type ReactNode } from 'react';
import { Heading } from '../../primitives/heading.tsx';
import { LazyDishes } from './lazy-dishes.tsx';
import styles from './menu-category.module.css';
import type { MenuItem, MenuSection } from './props.ts';

type MenuCategoryProps = {
  section: MenuSection;
  level: 2 | 3;
  renderItems(items: readonly MenuItem[], level: 3 | 4): ReactNode;
  className?: string | undefined;
  /** Stands in for the plain heading; its name has the id `${section.anchor}-title`. */
  renderHeading?: ((section: MenuSection, level: 2 | 3) => ReactNode) | undefined;
  /** How many of its dishes are drawn (`useDrawnDishes`). */
  drawn: number;
  onNear(id: number): void;
};

/**
 * A category of the menu, where the index's links and `#category-…` addresses lead. It is not drawn
 * anew while further ones follow.
 */
export const MenuCategory = memo(function Category(props: MenuCategoryProps) {
  const { section, level, className = '', renderHeading, renderItems, drawn, onNear } = props;
  const { id } = section;
  const items = drawn < section.items.length ? section.items.slice(0, drawn) : section.items;
  const onNearOne = useCallback(() => onNear(id), [onNear, id]);
  const title = `${section.anchor}-title`;
  const style: CSSProperties & Record<'--dishes', number> = { '--dishes': section.items.length };
  return (
    <section
      className={`${styles.category} ${className}`}
      style={style}
      id={section.anchor}
      aria-labelledby={title}
    >
      {renderHeading?.(section, level) ?? (
        <div className={styles.heading}>
          <Heading level={level} className={styles.title} id={title}>
            {section.name}
          </Heading>
          {section.description && <p className={styles.text}>{section.description}</p>}
        </div>
      )}
      {drawn > 0 && renderItems(items, level === 2 ? 3 : 4)}
      {drawn < section.items.length && (
        <LazyDishes count={section.items.length - drawn} onNear={onNearOne} />
      )}
    </section>
  );
});
