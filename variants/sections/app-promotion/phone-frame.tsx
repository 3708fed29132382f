import { appPromotion } from '#schemas/messages/en/app-promotion.ts';
import styles from './phone-frame.module.css';
import { PhoneScreen } from './phone-screen.tsx';
import type { AppPromotionProps } from './props.ts';
import { StoreLinks } from './store-links.tsx';

/** The words beside a telephone that rises out of the section's foot. */
export function PhoneFrame({ id, config, businessName, dishes }: AppPromotionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      data-tone="secondary"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inner} data-side={config.byVariant['phone-frame'].side}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {config.appName || appPromotion.title(businessName)}
          </h2>
          {config.description && <p className={styles.text}>{config.description}</p>}
          <StoreLinks config={config} />
        </div>
        <PhoneScreen name={businessName} dishes={dishes} />
      </div>
    </section>
  );
}
