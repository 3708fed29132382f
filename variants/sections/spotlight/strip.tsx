import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import { itemKey } from '../menu/props.ts';
import type { SpotlightProps } from './props.ts';
import { SpotlightText } from './spotlight-text.tsx';
import styles from './strip.module.css';
import { useStripScroll } from './use-strip-scroll.ts';

/** A row of cards to leaf through: by finger, by wheel, by its two buttons or by Tab. */
export function Strip({ id, config, items, onOpenItem, onAddItem }: SpotlightProps) {
  const { previous, next } = useStorefront().messages.home.spotlight;
  const { list, reach, leaf } = useStripScroll();
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
          <div className={styles.buttons} data-idle={reach === 'all' || undefined}>
            <button
              type="button"
              className={styles.button}
              aria-label={previous}
              disabled={reach === 'start' || reach === 'all'}
              onClick={() => leaf(-1)}
            >
              <ChevronLeft aria-hidden="true" size={22} />
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label={next}
              disabled={reach === 'end' || reach === 'all'}
              onClick={() => leaf(1)}
            >
              <ChevronRight aria-hidden="true" size={22} />
            </button>
          </div>
        </div>
        <ul className={styles.list} ref={list}>
          {items.map((item) => (
            <li key={itemKey(item)} className={styles.place}>
              <article className={styles.card} data-plain={!item.picture || undefined}>
                {item.picture && (
                  <DishPicture
                    className={styles.picture}
                    picture={item.picture}
                    name={item.name}
                    sizes="280px"
                  />
                )}
                <SpotlightText
                  item={item}
                  level={config.title ? 3 : 2}
                  isFresh={config.source === 'fresh'}
                  onOpen={onOpenItem}
                  onAdd={onAddItem}
                />
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
