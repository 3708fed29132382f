import { useMemo, type ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button-link.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { CategoryIndex } from './category-index.tsx';
import styles from './menu-frame.module.css';
import { MenuCategory } from './menu-category.tsx';
import { MenuNotice } from './menu-notice.tsx';
import { useDrawnDishes } from './use-drawn-dishes.ts';
import type { MenuItem, MenuProps, MenuSection } from './props.ts';

type MenuFrameProps = {
  /** A menu that is read and not ordered from has no actions. */
  menu: Omit<MenuProps, 'onOpenItem' | 'onAddItem' | 'onToggleFavourite'>;
  index: 'bar' | 'side';
  /** Sets --dish-space, what a dish takes of the page's height: for those out of sight. */
  className: string | undefined;
  /** The list of a category's dishes; `level` is that of a dish's heading. */
  renderItems(items: readonly MenuItem[], level: 3 | 4): ReactNode;
  /** Draws a category's heading where the design has one of its own. */
  renderHeading?(section: MenuSection, level: 2 | 3): ReactNode;
  /** What a category looks like while it loads. */
  skeleton: ReactNode;
};

/** What all designs share: heading, index, categories with their anchors, and the four states. */
export function MenuFrame(props: MenuFrameProps) {
  const { menu, index, className, renderItems, renderHeading, skeleton } = props;
  const { messages } = useStorefront();
  const { id, config, state, headingLevel } = menu;
  // /menu needs its h1 even where the owner left the title empty.
  const title = config.title || (headingLevel === 1 ? messages.home.menu.untitled : '');
  const level = title ? above(headingLevel) : 2;
  const { sections: all } = menu;
  const { showOutOfStockProducts } = config;
  const sections = useMemo(
    () => orderable(all, showOutOfStockProducts),
    [all, showOutOfStockProducts],
  );
  const { drawn, onNear } = useDrawnDishes(sections);
  const isReady = state === 'ready' && sections.length > 0;
  const hasIndex = sections.length > 1 && menu.wholeMenuHref === undefined;
  return (
    <Section id={id} labelledBy={title ? `${id}-title` : undefined}>
      <div className={styles.frame} data-page={headingLevel === 1 || undefined}>
        <div className={styles.head}>
          <SectionHeading
            id={`${id}-title`}
            level={headingLevel}
            title={title}
            subtitle={config.subtitle}
          />
        </div>
        {menu.tools && <div className={styles.tools}>{menu.tools}</div>}
        {menu.lastOrders && <div className={styles.lastOrders}>{menu.lastOrders}</div>}
        {state === 'error' && <MenuNotice level={level} onRetry={menu.onRetry} />}
        {state === 'ready' &&
          sections.length === 0 &&
          (menu.nothingFound ?? <MenuNotice level={level} />)}
        {state === 'loading' && (
          <div className={styles.body} data-index={index}>
            <VisuallyHidden>
              <output>{messages.home.menu.loading}</output>
            </VisuallyHidden>
            <Skeleton width="min(420px, 90%)" height="44px" />
            <div className={styles.categories}>
              <Skeleton width="180px" height="32px" />
              {skeleton}
            </div>
          </div>
        )}
        {isReady && (
          <div className={styles.body} data-index={hasIndex ? index : 'none'}>
            {hasIndex && <CategoryIndex sections={sections} layout={index} />}
            <div className={styles.categories}>
              {sections.map((section) => (
                <MenuCategory
                  key={section.id}
                  section={section}
                  level={level}
                  className={className}
                  renderHeading={renderHeading}
                  renderItems={renderItems}
                  drawn={drawn.get(section.id) ?? 0}
                  onNear={onNear}
                />
              ))}
            </div>
          </div>
        )}
        {isReady && menu.wholeMenuHref !== undefined && (
          <div className={styles.whole}>
            <ButtonLink look="outline" href={menu.wholeMenuHref}>
              {messages.home.menu.seeWhole}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

const above = (level: 1 | 2): 2 | 3 => (level === 1 ? 2 : 3);

/** Without sold-out dishes where the owner hides them, and without categories that hold nothing. */
function orderable(
  sections: readonly MenuSection[],
  showsSoldOut: boolean,
): readonly MenuSection[] {
  return sections
    .map((section) => ({
      ...section,
      items: showsSoldOut ? section.items : section.items.filter((item) => !item.isSoldOut),
    }))
    .filter((section) => section.items.length > 0);
}
