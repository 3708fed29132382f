import type { CSSProperties } from 'react';
import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { hasPictures, itemKey } from '../menu/props.ts';
import styles from './podium.module.css';
import type { SpotlightProps } from './props.ts';
import { SpotlightText } from './spotlight-text.tsx';

/** The first dish large, the others as a list beside it; only what was counted has numbers. */
export function Podium({ id, config, items, onOpenItem, onAddItem }: SpotlightProps) {
  const isRanked = config.source === 'bestSelling' && items.length > 1;
  const style: CSSProperties & Record<'--others', number> = {
    '--others': Math.max(1, items.length - 1),
  };
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <div className={styles.frame}>
        <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
        <ol
          className={styles.list}
          style={style}
          data-ranked={isRanked || undefined}
          data-plain={!hasPictures(items) || undefined}
        >
          {items.map((item, place) => (
            <li key={itemKey(item)} className={styles.dish}>
              {isRanked && (
                <span className={styles.rank} aria-hidden="true">
                  {place + 1}
                </span>
              )}
              {item.picture && (
                <DishPicture
                  className={styles.picture}
                  picture={item.picture}
                  name={item.name}
                  ratio="fill"
                  sizes={place === 0 ? '(min-width: 900px) 620px, 100vw' : '88px'}
                />
              )}
              <SpotlightText
                item={item}
                level={config.title ? 3 : 2}
                isFresh={config.source === 'fresh'}
                onOpen={onOpenItem}
                onAdd={onAddItem}
              />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
