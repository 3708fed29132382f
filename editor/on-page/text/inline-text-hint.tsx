import { useEditor } from '../../core/state/editor-context.tsx';
import { groupOfField } from '../page/page-target.ts';
import { Outline } from '../page/outline.tsx';
import type { Tracker } from '../page/tracker.ts';
import type { PressedText } from './use-inline-text-key.ts';
import styles from './inline-text-tools.module.css';

type InlineTextHintProps = { tracker: Tracker; pressed: PressedText; onEdit(): void };

/**
 * Beside a configured link or button, whose first click only selected it: edits its text, or
 * activates it. Beside a text that cannot be edited inline: leads to its field.
 */
export function InlineTextHint(props: InlineTextHintProps) {
  const { tracker, pressed, onEdit } = props;
  const { target, editedIn, control } = pressed;
  const editor = useEditor();
  const toField = () => {
    const group = groupOfField(target);
    if (target.field !== null) editor.select({ group, field: target.field, by: 'panel' });
  };
  return (
    <Outline tracker={tracker} look="field" target={() => target.element}>
      <div className={styles.hint}>
        {editedIn && (
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={editedIn === 'here' ? onEdit : toField}
          >
            {editedIn === 'here' ? 'Write here' : 'Written in the panel'}
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
