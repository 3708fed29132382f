import { Plate } from '../../primitives/plate.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './phone-frame.module.css';
import type { AppPromotionProps } from './props.ts';
import { StoreLinks } from './store-links.tsx';

/** The words beside a telephone that rises out of the section's foot. */
export function PhoneFrame({ id, config, businessName }: AppPromotionProps) {
  const { app } = useStorefront().messages.home;
  const name = config.appName || businessName;
  return (
    <section
      className={styles.section}
      id={id}
      data-tone="secondary"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {config.appName || app.title(businessName)}
          </h2>
          {config.description && <p className={styles.text}>{config.description}</p>}
          <StoreLinks config={config} />
        </div>
        <div className={styles.phone} aria-hidden="true">
          <div className={styles.screen}>
            <span className={styles.name}>{name}</span>
            <span className={styles.dish}>
              <Plate letter={name} />
            </span>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.ready}>{app.ready} 18:40</span>
          </div>
        </div>
      </div>
    </section>
  );
}
