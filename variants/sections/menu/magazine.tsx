import { Heading } from '../../primitives/heading.tsx';
import { Photo } from '../../primitives/photo.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { MagazineDish } from './magazine-dish.tsx';
import { magazineSpreads } from './magazine-spreads.ts';
import styles from './magazine.module.css';
import { MenuFrame } from './menu-frame.tsx';
import { itemKey, type MenuProps, type MenuSection } from './props.ts';

const placeholders = [1, 2, 3] as const;

type OpeningProps = { section: MenuSection; level: 2 | 3; showsPicture: boolean };

/** A category's name with its picture, unless that is one of its dishes', which follows large. */
function Opening({ section, level, showsPicture }: OpeningProps) {
  const { anchor, name, description, items } = section;
  const picture = showsPicture ? section.picture : null;
  const isOwn = picture !== null && !items.some((item) => item.picture?.src === picture.src);
  return (
    <header className={styles.opening}>
      {isOwn && (
        <div className={styles.picture}>
          <Photo picture={picture} sizes="(min-width: 1264px) 1200px, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} className={styles.title} id={`${anchor}-title`}>
          {name}
        </Heading>
        {description && <p className={styles.text}>{description}</p>}
      </div>
    </header>
  );
}

/** Categories as the pages of a magazine: an opening picture, large dishes and small ones beside. */
export function Magazine(menu: MenuProps) {
  const { showCategoryPictures } = menu.config.byVariant.magazine;
  return (
    <MenuFrame
      menu={menu}
      index="bar"
      className={styles.category}
      renderHeading={(section, level) => (
        <Opening section={section} level={level} showsPicture={showCategoryPictures} />
      )}
      renderItems={(items, level) => (
        <div className={styles.pages}>
          {magazineSpreads(items).map(({ key, lead, beside }, page) => (
            <ul
              key={key}
              className={styles.page}
              data-side={page % 2 === 0 ? 'start' : 'end'}
              data-alone={beside.length === 0 || undefined}
              data-beside={lead && beside.length > 0 ? beside.length : undefined}
            >
              {[lead, ...beside].map(
                (item) =>
                  item && (
                    <li
                      key={itemKey(item)}
                      className={styles.dish}
                      data-large={item === lead || undefined}
                    >
                      <MagazineDish item={item} level={level} menu={menu} isLarge={item === lead} />
                    </li>
                  ),
              )}
            </ul>
          ))}
        </div>
      )}
      skeleton={
        <div className={styles.page} data-side="start" data-beside="3" aria-hidden="true">
          <div className={styles.dish} data-large>
            <Skeleton height="clamp(240px, 34vw, 480px)" />
          </div>
          {placeholders.map((place) => (
            <div key={place} className={styles.dish}>
              <div className={styles.lines}>
                <Skeleton width="58%" height="22px" />
                <Skeleton height="14px" />
                <Skeleton width="24%" height="16px" />
              </div>
            </div>
          ))}
        </div>
      }
    />
  );
}
