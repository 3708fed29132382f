import type { CSSProperties } from 'react';
import { BoardDishView } from './board-dish-view.tsx';
import { BoardHeading } from './board-heading.tsx';
import type { BoardGroup } from './board-menu.ts';
import styles from './board-page-view.module.css';
import type { BoardPage } from './pack-pages.ts';

type BoardPageViewProps = {
  page: BoardPage;
  columns: number;
  groups: ReadonlyMap<string, BoardGroup>;
  showsPictures: boolean;
};

/** One page of a board: its columns of dishes under their categories. */
export function BoardPageView({ page, columns, groups, showsPictures }: BoardPageViewProps) {
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return (
    <div className={styles.page} style={style}>
      {page.map((column) => (
        <div key={column[0]?.dishes[0]} className={styles.column}>
          {column.map(({ group: key, hasHeading, isContinued, dishes }) => {
            const group = groups.get(key);
            const shown = new Set(dishes);
            return (
              group && (
                <div key={key}>
                  {hasHeading && <BoardHeading name={group.name} isContinued={isContinued} />}
                  {group.dishes
                    .filter((dish) => shown.has(dish.key))
                    .map((dish) => (
                      <BoardDishView key={dish.key} dish={dish} showsPictures={showsPictures} />
                    ))}
                </div>
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}
