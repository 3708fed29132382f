import { unknownDesign } from '#schemas/config/unknown-design.ts';
import { useCommittedPart } from '../core/state/editor-context.tsx';
import { valueAt } from '../core/settings/value-at.ts';
import styles from './unknown-design-note.module.css';

/** The name of a section's design that this program does not know, or null. @param path of the section */
export const useUnknownDesign = (path: string): string | null =>
  useCommittedPart((config) => unknownDesign(valueAt(config, path.split('.'))));

/** On a section's row, where its design is not known here. */
export function UnknownDesignMark({ path }: { path: string }) {
  return (
    useUnknownDesign(path) !== null && <span className={styles.mark}>Design not known here</span>
  );
}

/** Above the designs of such a section: what is shown instead, and that nothing is lost. */
export function UnknownDesignNote({ name, shown }: { name: string; shown: string }) {
  return (
    <p className={styles.note}>
      <strong>This design is not known here: “{name}”.</strong> The page shows “{shown}” instead.
      The name and its settings are kept as they are until you choose another design.
    </p>
  );
}
