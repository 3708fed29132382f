import { ButtonLink } from '../../primitives/button-link.tsx';
import { Photo } from '../../primitives/photo.tsx';
import { Plate } from '../../primitives/plate.tsx';
import type { HeroProps } from './props.ts';
import styles from './split.module.css';

/** Words on the page's ground, a picture beside them that runs out of the window. */
export function Split({ id, config, businessName, picture }: HeroProps) {
  const { title, subtitle, ctaText, ctaLink } = config;
  return (
    <section className={styles.hero} id={id}>
      <div className={styles.row}>
        <div className={styles.words}>
          {title && businessName && <p className={styles.name}>{businessName}</p>}
          <h1 className={styles.title}>{title || businessName}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {ctaText && ctaLink && (
            <p className={styles.action}>
              <ButtonLink href={ctaLink}>{ctaText}</ButtonLink>
            </p>
          )}
        </div>
        <div className={styles.frame}>
          {picture ? (
            <span className={styles.picture}>
              <Photo picture={picture} sizes="100vw" isFirst />
            </span>
          ) : (
            <Plate letter={businessName} />
          )}
        </div>
      </div>
    </section>
  );
}
