import { ButtonLink } from '../../primitives/button-link.tsx';
import { Photo } from '../../primitives/photo.tsx';
import { Plate } from '../../primitives/plate.tsx';
import styles from './full-bleed.module.css';
import type { HeroProps } from './props.ts';

/** A photograph across the window, the words at its foot; without one, a plate set on the palette. */
export function FullBleed({ id, config, businessName, picture }: HeroProps) {
  const { title, subtitle, ctaText, ctaLink } = config;
  return (
    <section className={styles.hero} id={id} data-pictured={picture ? true : undefined}>
      {picture ? (
        <span className={styles.picture}>
          <Photo picture={picture} sizes="100vw" isFirst />
        </span>
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
