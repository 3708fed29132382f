import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './bar.module.css';
import { DismissButton } from './dismiss-button.tsx';
import { OfferText } from './offer-text.tsx';
import type { TopOfferBannerProps } from './props.ts';

/** The offer as one still line above the header. */
export function Bar({ config, onDismiss }: TopOfferBannerProps) {
  const { banner } = useStorefront().messages.home;
  if (!config.topOfferBannerText) return null;
  return (
    <aside className={styles.bar} aria-label={banner.label}>
      <p className={styles.text}>
        <OfferText link={config.link}>{config.topOfferBannerText}</OfferText>
      </p>
      <DismissButton onDismiss={onDismiss} />
    </aside>
  );
}
