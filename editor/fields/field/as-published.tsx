import { isSameValue } from '#schemas/config/changes.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { valueAt, type Path } from '../../core/settings/value-at.ts';
import styles from './field.module.css';

type AsPublishedProps = { place: Path; value: unknown; label: string };

/** The way back of one setting of the look, once it is another than everyone else sees. */
export function AsPublished({ place, value, label }: AsPublishedProps) {
  const { document, edit, endGesture, announce } = useEditor();
  const published = valueAt(document.published(), place);
  if (published === undefined || isSameValue(published, value)) return null;
  return (
    <button
      type="button"
      className={styles.asideButton}
      aria-label={`${label}: as published`}
      onClick={() => {
        endGesture();
        edit(place, `${label} as published`, published);
        endGesture();
        announce(`${label} is as published.`);
      }}
    >
      As published
    </button>
  );
}
