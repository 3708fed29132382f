import { Photo } from '../../primitives/photo.tsx';
import { Plate } from '../../primitives/plate.tsx';
import { HeroText } from './hero-text.tsx';
import type { HeroProps } from './props.ts';
import styles from './split.module.css';
import { titleLength } from './title-length.ts';

/** Words on the page's background, a picture beside them that runs out of the window. */
export function Split(props: HeroProps) {
  const { id, config, businessName, picture, headingLevel } = props;
  return (
    <section className={styles.hero} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.row} data-side={config.byVariant.split.side}>
        <div className={styles.words} data-length={titleLength(config.title || businessName)}>
          <HeroText {...props} styles={styles} isNamed />
        </div>
        <div className={styles.frame}>
          {picture ? (
            <span className={styles.picture}>
              <Photo
                picture={picture}
                sizes="(min-width: 768px) 55vw, 100vw"
                isFirst={headingLevel === 1}
              />
            </span>
          ) : (
            <Plate letter={businessName} />
          )}
        </div>
      </div>
    </section>
  );
}
