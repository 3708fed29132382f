import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { BoardDishView } from './board-dish-view.tsx';
import { BoardHeading } from './board-heading.tsx';
import type { BoardGroup } from './board-menu.ts';
import styles from './menu-board.module.css';
import {
  highestDish,
  packPages,
  type BoardPage,
  type GroupHeights,
  type PageSpace,
} from './pack-pages.ts';

type MeasuredGroupsProps = {
  groups: readonly BoardGroup[];
  showsPictures: boolean;
  space: PageSpace;
  /** The same function each time. */
  onPacked(pages: readonly BoardPage[]): void;
  /** A dish is higher than a page: all of it has to be smaller. The same function each time. */
  onTooHigh(): void;
};

/**
 * All dishes of a board in one column out of view, to measure how high each is, and from that the
 * pages. Measured again with each change of the menu, the screen or the fonts.
 */
export function MeasuredGroups(props: MeasuredGroupsProps) {
  const { groups, showsPictures, space, onPacked, onTooHigh } = props;
  const { columns, gap, height } = space;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = list.current;
    if (!measured || height === 0) return;
    const measure = () => {
      const heights = heightsIn(measured, groups);
      if (highestDish(heights) > height) onTooHigh();
      onPacked(packPages(heights, { columns, gap, height }));
    };
    measure();
    // Another unit, pictures or fonts that come late: whatever makes dishes higher.
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [groups, columns, gap, height, onPacked, onTooHigh]);
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return (
    <div className={styles.hidden} aria-hidden="true" inert>
      <div ref={list} className={styles.measured} style={style}>
        {groups.map((group) => (
          <div key={group.key}>
            {/* With the longer of its two names, so that either has room. */}
            <BoardHeading name={group.name} isContinued />
            {group.dishes.map((dish) => (
              <BoardDishView key={dish.key} dish={dish} showsPictures={showsPictures} isMeasured />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const heightOf = (element: Element | undefined): number =>
  Math.ceil(element?.getBoundingClientRect().height ?? 0);

/** Heights in the order of the groups; what is drawn in fractions of a pixel is rounded up. */
function heightsIn(list: HTMLElement, groups: readonly BoardGroup[]): GroupHeights[] {
  return groups.map(({ key, dishes }, place) => {
    const [heading, ...drawn] = list.children[place]?.children ?? [];
    return {
      key,
      heading: heightOf(heading),
      dishes: dishes.map((dish, index) => ({ key: dish.key, height: heightOf(drawn[index]) })),
    };
  });
}
