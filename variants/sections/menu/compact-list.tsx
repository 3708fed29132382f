import { Skeleton } from '../../primitives/skeleton.tsx';
import styles from './compact-list.module.css';
import { DishRow } from './dish-row.tsx';
import { MenuFrame } from './menu-frame.tsx';
import { itemKey, type MenuItem, type MenuProps, type MenuSection } from './props.ts';

/**
 * Whether most dishes of a category have a picture: then those without keep its place empty, so that
 * names begin on one line. It is judged by the whole category, of which the first dishes may be drawn.
 */
function isMostlyPictured(sections: readonly MenuSection[], items: readonly MenuItem[]): boolean {
  const all = sections.find((section) => section.items[0] === items[0])?.items ?? items;
  return all.filter(({ picture }) => picture !== null).length * 2 > all.length;
}

const placeholders = [1, 2, 3, 4, 5, 6] as const;

/** Dishes as lines of a printed menu between hairlines, two columns where there is room. */
export function CompactList(menu: MenuProps) {
  const { showPictures } = menu.config.byVariant['compact-list'];
  return (
    <MenuFrame
      menu={menu}
      index="bar"
      className={styles.category}
      renderItems={(items, level) => {
        const keepsPlace = showPictures && isMostlyPictured(menu.sections, items);
        return (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={itemKey(item)} className={styles.item}>
                <DishRow
                  item={item}
                  level={level}
                  menu={menu}
                  showsPicture={showPictures && item.picture !== null}
                  keepsPlace={keepsPlace}
                />
              </li>
            ))}
          </ul>
        );
      }}
      skeleton={
        <div className={styles.list} aria-hidden="true">
          {placeholders.map((place) => (
            <div key={place} className={styles.placeholder} data-plain={!showPictures || undefined}>
              {showPictures && <Skeleton height="64px" />}
              <div className={styles.lines}>
                <Skeleton width="58%" height="20px" />
                <Skeleton height="14px" />
              </div>
            </div>
          ))}
        </div>
      }
    />
  );
}
