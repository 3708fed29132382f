import { useEditor } from '../editor-context.tsx';
import { groupOfField } from './on-page.ts';
import { Outline } from './outline.tsx';
import type { Tracker } from './tracker.ts';
import type { Pressed } from './use-writing-key.ts';
import styles from './writing-tools.module.css';

type WritingHintProps = { tracker: Tracker; pressed: Pressed; onWrite(): void };

/**
 * Beside the words of a link, which a second press follows: writes in them. Beside words that come
 * from elsewhere too: leads to their field.
 */
export function WritingHint({ tracker, pressed: { found, way }, onWrite }: WritingHintProps) {
  const editor = useEditor();
  const toField = () => {
    const group = groupOfField(found);
    if (found.field !== null) editor.select({ group, field: found.field, by: 'panel' });
  };
  return (
    <Outline tracker={tracker} look="field" target={() => found.element}>
      <div className={styles.hint}>
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={way === 'here' ? onWrite : toField}
        >
          {way === 'here' ? 'Write here' : 'Written in the panel'}
        </button>
      </div>
    </Outline>
  );
}
