import { Plate } from '../../primitives/plate.tsx';
import { CollageDish } from './collage-dish.tsx';
import styles from './collage.module.css';
import { TonedSection } from './toned-section.tsx';
import { HeroText } from './hero-text.tsx';
import type { HeroProps } from './props.ts';

/** Those that a phone shows, and that are therefore seen first. */
const firstSeen = 2;

/** Characters from which a title is set smaller, so that the dishes keep their room. */
const longTitle = 60;

/** Dishes of the menu placed around the words; each opens. Without any, plates are set. */
export function Collage(props: HeroProps) {
  const { id, config, dishes, headingLevel } = props;
  return (
    <TonedSection
      id={id}
      tone={config.byVariant.collage.ground}
      className={styles.hero}
      contentClassName={styles.content}
    >
      <div className={styles.table} data-count={Math.min(dishes.length, 8)}>
        <div className={styles.words} data-long={config.title.length > longTitle || undefined}>
          <HeroText {...props} styles={styles} isNamed />
        </div>
        {dishes.length > 0 ? (
          <ul className={styles.dishes}>
            {dishes.slice(0, 8).map((dish, place) => (
              <li key={dish.id} className={styles.dish}>
                <CollageDish dish={dish} isFirst={headingLevel === 1 && place < firstSeen} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.dishes} aria-hidden="true">
            {['first', 'second', 'third'].map((key) => (
              <span key={key} className={styles.dish}>
                <Plate />
              </span>
            ))}
          </div>
        )}
      </div>
    </TonedSection>
  );
}
