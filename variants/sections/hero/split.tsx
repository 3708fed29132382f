import { ButtonLink } from '../../primitives/button-link.tsx';
import { Plate } from '../../primitives/plate.tsx';
import type { HeroProps } from './props.ts';
import styles from './split.module.css';

/** Words on the page's ground, a picture beside them that runs out of the window. */
export function Split({ config, businessName }: HeroProps) {
  const { backgroundImage, title, subtitle, ctaText, ctaLink } = config;
  return (
    <section className={styles.hero}>
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
          {backgroundImage ? (
            <img className={styles.picture} src={backgroundImage} alt="" fetchPriority="high" />
          ) : (
            <Plate letter={businessName} />
          )}
        </div>
      </div>
    </section>
  );
}
