import { appPromotion } from '#schemas/messages/en/app-promotion.ts';
import { Section } from '../../primitives/section.tsx';
import styles from './banner.module.css';
import type { AppPromotionProps } from './props.ts';
import { StoreLinks } from './store-links.tsx';

/** One wide band in the accent: name and sentence at the start, the stores at the end. */
export function Banner({ id, config, businessName }: AppPromotionProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {config.appName || appPromotion.title(businessName)}
          </h2>
          {config.description && <p className={styles.text}>{config.description}</p>}
        </div>
        <StoreLinks config={config} />
      </div>
    </Section>
  );
}
