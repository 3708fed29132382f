import { ButtonLink } from '../../primitives/button-link.tsx';
import { Plate } from '../../primitives/plate.tsx';
import styles from './full-bleed.module.css';
import type { HeroProps } from './props.ts';

/** A photograph across the window, the words at its foot; without one, a plate set on the palette. */
export function FullBleed({ config, businessName }: HeroProps) {
  const { backgroundImage, title, subtitle, ctaText, ctaLink } = config;
  return (
    <section className={styles.hero} data-pictured={backgroundImage !== '' || undefined}>
      {backgroundImage ? (
        <img className={styles.picture} src={backgroundImage} alt="" fetchPriority="high" />
      ) : (
        <span className={styles.table} aria-hidden="true">
          <Plate />
        </span>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{title || businessName}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {ctaText && ctaLink && (
          <p className={styles.action}>
            <ButtonLink href={ctaLink}>{ctaText}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
