import type { ThemeConfig } from '#schemas/config/theme.ts';
import { densities, radii, scales } from '#variants/theme-options.ts';
import type { LookPictureProps } from './look-choice.tsx';
import styles from './shape-pictures.module.css';

const isOneOf = <K extends string>(options: Record<K, unknown>, value: string): value is K =>
  Object.hasOwn(options, value);

const shadowNames: Record<ThemeConfig['shadow'], string> = {
  none: 'none',
  soft: '0 3px 9px rgb(31 35 40 / 28%)',
  crisp: '0 0 0 1px currentcolor, 3px 3px 0 1px currentcolor',
};

/** One option of a setting, drawn from the very figures that the page uses. */
export function ShapePicture({ setting, value }: LookPictureProps) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {setting === 'scale' && isOneOf(scales, value) && (
        <>
          <b style={{ fontSize: 18 * Number(scales[value][0]), lineHeight: 1 }}>Aa</b>
          <span style={{ fontSize: 10 * Number(scales[value][1]) }}>and so on</span>
        </>
      )}
      {setting === 'radius' && isOneOf(radii, value) && (
        <span className={styles.corner} style={{ borderStartStartRadius: radii[value][1] }} />
      )}
      {setting === 'density' && isOneOf(densities, value) && (
        <span className={styles.lines} style={{ gap: 5 * Number(densities[value]) ** 4 }}>
          <i />
          <i />
          <i />
        </span>
      )}
      {setting === 'shadow' && isOneOf(shadowNames, value) && (
        <span className={styles.card} style={{ boxShadow: shadowNames[value] }} />
      )}
    </span>
  );
}
