import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import styles from './foot.module.css';

/** Says in every view that one restaurant alone is edited, not the whole site. */
export function OnePlace() {
  const { scope, siteData, staff } = usePorts();
  const { open } = useEditor();
  const { restaurantId } = useReadable(scope);
  const { restaurants } = useReadable(siteData);
  const who = useReadable(staff);
  const here = restaurants.find(({ id }) => id === restaurantId);
  if (!here) return null;
  const isOwner = who.status === 'signedIn' && who.member.role === 'owner';
  return (
    <p className={styles.place}>
      <span>You edit {here.name} only.</span>
      {isOwner && (
        <button
          type="button"
          className={styles.link}
          aria-label="Change what you edit"
          onClick={() => open({ name: 'places' })}
        >
          Change
        </button>
      )}
    </p>
  );
}
