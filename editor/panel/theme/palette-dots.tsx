import styles from '../../parts/editor.module.css';
import { useConfigPart } from '../../core/state/editor-context.tsx';

/** The site's five colours in small. */
export function PaletteDots() {
  const { primary, secondary, accent, background, text } = useConfigPart((config) => config.colors);
  return (
    <span className={styles.dots} aria-hidden="true">
      {Object.entries({ primary, secondary, accent, background, text }).map(([name, colour]) => (
        <span key={name} style={{ backgroundColor: colour }} />
      ))}
    </span>
  );
}
