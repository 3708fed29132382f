import { useEffect, useRef } from 'react';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './category-index.module.css';
import type { MenuSection } from './props.ts';
import { useCurrentSection } from './use-current-section.ts';

type CategoryIndexProps = {
  sections: readonly MenuSection[];
  /** 'bar' is a row of chips at any width; 'side' becomes a column beside the menu where it fits. */
  layout: 'bar' | 'side';
};

/** Ways to the categories that stay in sight and follow the scroll. */
export function CategoryIndex({ sections, layout }: CategoryIndexProps) {
  const { messages } = useStorefront();
  const current = useCurrentSection(sections.map((section) => section.anchor));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const chip = current && row?.querySelector(`[href="#${CSS.escape(current)}"]`);
    if (!row || !chip) return;
    // Only the row scrolls: scrollIntoView would move the page as well.
    const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current]);
  return (
    <nav className={styles.index} data-layout={layout} aria-label={messages.home.menu.index}>
      <ul className={styles.list} ref={list}>
        {sections.map((section) => (
          <li key={section.id} className={styles.item}>
            <a
              className={styles.chip}
              href={`#${section.anchor}`}
              aria-current={section.anchor === current ? 'true' : undefined}
            >
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
