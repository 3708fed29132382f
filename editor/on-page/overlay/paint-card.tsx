import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { colorsSchema } from '#schemas/config/colors.ts';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { describeFields } from '../../core/settings/describe-fields.ts';
import { useConfigPart, useEditor } from '../../core/state/editor-context.tsx';
import canvasStyles from '../page/canvas.module.css';
import { useCanvas } from '../page/canvas-state.ts';
import type { ColorName, PaintFinding } from '../page/find-paint.ts';
import styles from './paint-card.module.css';

const labels = new Map(
  describeFields(colorsSchema).map(({ path, label }) => [path.join('.'), label]),
);

/** The theme colours that the clicked element is painted with, each a button to its field. */
export function PaintCard({ finding }: { finding: PaintFinding }) {
  const editor = useEditor();
  const canvas = useCanvas();
  const colors = useConfigPart((config) => config.colors);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    return listenForKeys(({ key }) => {
      if (key !== 'Escape') return false;
      canvas.setState({ paint: null });
      return true;
    });
  }, [canvas]);
  const open = (color: ColorName) =>
    editor.select({ group: 'colors', field: `colors.${color}`, by: 'panel' });
  return (
    <section
      ref={card}
      className={styles.card}
      aria-label="Colours here"
      tabIndex={-1}
      style={{
        // Within the part of the window that the panel leaves.
        insetInlineStart: `clamp(8px, ${finding.x}px, 100vw - var(--editor-right, 0px) - 292px)`,
        insetBlockStart: `clamp(8px, ${finding.y + 12}px, 100dvh - var(--editor-below, 0px) - 160px)`,
      }}
    >
      <div className={styles.head}>
        <span>Colours here</span>
        <button
          type="button"
          className={canvasStyles.barButton}
          aria-label="Close"
          onClick={() => canvas.setState({ paint: null })}
        >
          <X aria-hidden="true" size={14} />
        </button>
      </div>
      <ul className={styles.paints}>
        {finding.paints.map(({ what, color }) => (
          <li key={what}>
            {color === null ? (
              <span className={styles.paint}>
                <span className={styles.what}>{what}</span> Chosen so that it reads
              </span>
            ) : (
              <button type="button" className={styles.paint} onClick={() => open(color)}>
                <span className={styles.what}>{what}</span>
                <span className={styles.swatch} style={{ background: colors[color] }} />
                {labels.get(color)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
