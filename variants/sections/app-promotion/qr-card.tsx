import { appPromotion } from '#schemas/messages/en/app-promotion.ts';
import { Section } from '../../primitives/section.tsx';
import { codesOf } from './codes-of.ts';
import type { AppPromotionProps } from './props.ts';
import styles from './qr-card.module.css';
import { QrCode } from './qr-code.tsx';
import { StoreLinks } from './store-links.tsx';

/** A card with a code to scan; a phone, which cannot scan itself, gets buttons in its place. */
export function QrCard({ id, config, businessName }: AppPromotionProps) {
  const codes = codesOf(config);
  const caption = {
    any: appPromotion.anyPhone,
    appStore: appPromotion.appStore,
    playStore: appPromotion.playStore,
  };
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={styles.card} data-codes={codes.length}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {config.appName || appPromotion.title(businessName)}
          </h2>
          {config.description && <p className={styles.text}>{config.description}</p>}
          {codes.length > 0 && <p className={styles.scan}>{appPromotion.scan}</p>}
          <div className={styles.buttons}>
            <StoreLinks config={config} />
          </div>
        </div>
        {codes.length > 0 && (
          <ul className={styles.codes}>
            {codes.map(({ key, url }) => (
              <li key={key} className={styles.code}>
                <QrCode url={url} label={appPromotion.code(caption[key])} />
                <a className={styles.caption} href={url}>
                  {caption[key]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
