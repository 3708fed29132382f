import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useConfig, useStores } from '../../stores/stores.tsx';
import styles from './draft-bar.module.css';

/** Says that the page shows this browser's own changes, and discards them (decisions.md, Configuration). */
export function DraftBar() {
  const { draft: words } = useStorefront().messages.common;
  const hasDraft = useConfig((state) => state.draft !== null);
  const { config } = useStores();
  if (!hasDraft) return null;
  return (
    <aside className={styles.bar}>
      <p className={styles.text}>{words.text}</p>
      <button
        type="button"
        className={styles.discard}
        onClick={() => config.getState().discardDraft()}
      >
        {words.discard}
      </button>
    </aside>
  );
}
