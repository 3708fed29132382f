import { useEffect, useRef } from 'react';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import { useCurrentSection } from '../menu/use-current-section.ts';
import styles from './chips.module.css';
import { hasIndexOfItsOwn } from './has-index-of-its-own.ts';
import type { CategoriesProps } from './props.ts';

/**
 * A row of chips that stays below the header on the way through the page and marks the category
 * being read. Where the menu has an index of its own, the row makes way when the menu begins.
 */
export function Chips({ id, config, categories }: CategoriesProps) {
  const { messages } = useStorefront();
  const row = useRef<HTMLUListElement>(null);
  const nav = useRef<HTMLElement>(null);
  const anchors = categories.flatMap(({ href }) => (href.startsWith('#') ? [href.slice(1)] : []));
  // Its own anchor comes first: as long as that is the one being read, the menu has not begun.
  const current = useCurrentSection([id, ...anchors]);
  const isMenuRead = current !== id;
  useEffect(() => {
    if (!nav.current || !current) return;
    const isOver = isMenuRead && hasIndexOfItsOwn(nav.current, current);
    nav.current.toggleAttribute('data-over', isOver);
    const [list, chip] = [row.current, nav.current.querySelector('[aria-current]')];
    if (!list || !chip || isOver) return;
    // Only the row scrolls: scrollIntoView would move the page as well.
    const [outer, inner] = [list.getBoundingClientRect(), chip.getBoundingClientRect()];
    list.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current, isMenuRead]);
  if (categories.length === 0) return null;
  const title = config.title ? `${id}-title` : undefined;
  return (
    <>
      <div className={styles.intro} id={id}>
        <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
      </div>
      <nav
        className={styles.bar}
        ref={nav}
        aria-labelledby={title}
        aria-label={title ? undefined : messages.home.categories.label}
        data-sticks={anchors.length > 0 || undefined}
      >
        <ul className={styles.row} ref={row}>
          {categories.map((category) => (
            <li key={category.id} className={styles.item}>
              <a
                className={styles.chip}
                href={category.href}
                aria-current={category.href === `#${current}` ? 'true' : undefined}
              >
                {config.byVariant.chips.pictures && category.picture && (
                  <DishPicture
                    className={styles.picture}
                    picture={{ ...category.picture, alt: '' }}
                    name={category.name}
                    ratio="square"
                    sizes="40px"
                  />
                )}
                <span className={styles.name}>{category.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
