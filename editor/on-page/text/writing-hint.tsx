import { useEditor } from '../../core/state/editor-context.tsx';
import { groupOfField } from '../page/on-page.ts';
import { Outline } from '../page/outline.tsx';
import type { Tracker } from '../page/tracker.ts';
import type { Pressed } from './use-writing-key.ts';
import styles from './writing-tools.module.css';

type WritingHintProps = { tracker: Tracker; pressed: Pressed; onWrite(): void };

/**
 * Beside a link or a button that is configured, whose first press only chose it: writes in its
 * words, or does what it does for a customer. Beside words that come from elsewhere: leads to their
 * field.
 */
export function WritingHint(props: WritingHintProps) {
  const { tracker, pressed, onWrite } = props;
  const { found, way, control } = pressed;
  const editor = useEditor();
  const toField = () => {
    const group = groupOfField(found);
    if (found.field !== null) editor.select({ group, field: found.field, by: 'panel' });
  };
  return (
    <Outline tracker={tracker} look="field" target={() => found.element}>
      <div className={styles.hint}>
        {way && (
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={way === 'here' ? onWrite : toField}
          >
            {way === 'here' ? 'Write here' : 'Written in the panel'}
          </button>
        )}
        {control && (
          <button
            type="button"
            title="Or press it once more on the page"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => control.click()}
          >
            {control.matches('a') ? 'Open link' : 'Press the button'}
          </button>
        )}
      </div>
    </Outline>
  );
}
