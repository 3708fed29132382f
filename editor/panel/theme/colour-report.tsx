import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useDeferredValue, useMemo } from 'react';
import { useConfigPart, useEditor } from '../../core/state/editor-context.tsx';
import { setValueAt } from '../../core/settings/value-at.ts';
import { checkColors } from './check-colors.ts';
import styles from './theme.module.css';

/** Whether all that the page draws can be read, in light and dark; what does not, with its mend. */
export function ColourReport() {
  const editor = useEditor();
  const colors = useConfigPart((config) => config.colors);
  const theme = useConfigPart((config) => config.theme);
  // Dragging a colour comes first; what is said of it follows.
  const look = useDeferredValue(useMemo(() => ({ colors, theme }), [colors, theme]));
  const { pairs, findings } = useMemo(() => checkColors(look), [look]);
  if (findings.length === 0) {
    return (
      <p className={styles.report} data-good>
        <Check aria-hidden="true" size={16} />
        <span>
          All colours read well.
          <span className={styles.quiet}>
            {' '}
            {pairs} pairs checked{schemesOf(theme)}.
          </span>
        </span>
      </p>
    );
  }
  return (
    <div className={styles.findings}>
      {findings.map(({ key, words, ratio, least, fix }) => (
        <p key={key} className={styles.report}>
          <TriangleAlert aria-hidden="true" size={16} />
          <span>
            {words}: {ratio.toFixed(1)} : 1, and {least} : 1 is needed.
            {fix && ' The page shows a colour that reads instead.'}
          </span>
          {fix && (
            <button
              type="button"
              className={styles.mend}
              aria-label={`${words}: use ${fix.colour}`}
              onClick={() =>
                editor.change(words, (draft) => setValueAt(draft, fix.path, fix.colour))
              }
            >
              <span className={styles.dot} style={{ backgroundColor: fix.colour }} />
              Use {fix.colour}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

const schemesOf = ({ dark }: { dark: { mode: string } }) =>
  dark.mode === 'auto' ? ', in light and dark' : '';
