import type { CSSProperties } from 'react';
import { Photo } from '../../primitives/photo.tsx';
import { Plate } from '../../primitives/plate.tsx';
import styles from './full-bleed.module.css';
import { HeroText } from './hero-text.tsx';
import type { HeroProps } from './props.ts';
import { titleLength } from './title-length.ts';

/** A photograph across the window, the words at its foot; without one, a plate set on the palette. */
export function FullBleed(props: HeroProps) {
  const { id, config, businessName, picture, headingLevel } = props;
  const { words, shade } = config.byVariant['full-bleed'];
  const style: CSSProperties & Record<'--shade', string> = { '--shade': `${shade}%` };
  return (
    <section
      className={styles.hero}
      id={id}
      aria-labelledby={`${id}-title`}
      data-pictured={picture ? true : undefined}
      data-words={words}
      style={style}
    >
      {picture ? (
        <span className={styles.picture}>
          <Photo
            picture={picture}
            sizes="(min-width: 768px) 100vw, 130vw"
            isFirst={headingLevel === 1}
          />
        </span>
      ) : (
        <span className={styles.table} aria-hidden="true">
          <Plate />
        </span>
      )}
      <div className={styles.words} data-length={titleLength(config.title || businessName)}>
        <HeroText {...props} styles={styles} />
      </div>
    </section>
  );
}
