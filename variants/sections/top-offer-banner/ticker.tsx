import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import buttonStyles from './banner-button.module.css';
import { DismissButton } from './dismiss-button.tsx';
import { OfferText } from './offer-text.tsx';
import type { TopOfferBannerProps } from './props.ts';
import styles from './ticker.module.css';

/** Twice as many repetitions as fill a wide window with a short text: half of them run out of it. */
const copies = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** The offer as running text; it stops under the pointer, with the focus, and by its button (WCAG 2.2.2). */
export function Ticker({ config, onDismiss }: TopOfferBannerProps) {
  const { banner } = useStorefront().messages.home;
  const [isPaused, setPaused] = useState(false);
  const text = config.topOfferBannerText;
  if (!text) return null;
  const Drawing = isPaused ? Play : Pause;
  return (
    <aside className={styles.ticker} aria-label={banner.label}>
      <p className={styles.window}>
        <OfferText link={config.link}>
          <span className={styles.spoken}>{text}</span>
          <span
            className={styles.track}
            data-paused={isPaused || undefined}
            data-pace={config.byVariant.ticker.pace}
            aria-hidden="true"
          >
            {copies.map((copy) => (
              <span key={copy} className={styles.copy}>
                {text}
              </span>
            ))}
          </span>
        </OfferText>
      </p>
      <button
        type="button"
        className={`${buttonStyles.button} ${styles.toggle}`}
        aria-label={isPaused ? banner.play : banner.pause}
        onClick={() => setPaused(!isPaused)}
      >
        <Drawing aria-hidden="true" size={16} />
      </button>
      <DismissButton onDismiss={onDismiss} />
    </aside>
  );
}
