import type { CSSProperties } from 'react';
import type { ColorsConfig } from '#schemas/config/colors.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import styles from './palette-sample.module.css';

type SampleStyle = CSSProperties & Record<`--sample-${string}`, string>;

/** A palette as a page in small: its words, its button, its other background, its decoration. */
export function PaletteSample({ colors }: { colors: ColorsConfig }) {
  const { light } = derivePalettes(colors, null);
  const style: SampleStyle = {
    '--sample-background': colors.background,
    '--sample-ink': light.tones.page.text,
    '--sample-quiet': colors.secondary,
    '--sample-quiet-ink': light.tones.secondary.text,
    '--sample-primary': colors.primary,
    '--sample-on-primary': light.onPrimary,
    '--sample-accent': colors.accent,
  };
  return (
    <span className={styles.sample} style={style} aria-hidden="true">
      <span className={styles.words}>
        <b className={styles.title}>Aa</b>
        <span className={styles.button}>Order</span>
      </span>
      <span className={styles.band}>
        <span className={styles.mark} />
        <span className={styles.line} />
      </span>
    </span>
  );
}
