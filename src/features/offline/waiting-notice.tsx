import { useStore } from 'zustand/react';
import { enWebApp } from '#schemas/messages/en-web-app.ts';
import { useStores } from '#ui/stores/stores.tsx';
import styles from './waiting-notice.module.css';
import { createWaitingStorage, waitingCart } from './waiting-store.ts';

/** What of the cart waits for a connection, and what was refused when there was one. */
export function WaitingNotice() {
  const words = enWebApp.webApp.offline;
  const { storage, tenantId } = useStores();
  const dismiss = (key: string) => {
    const waiting = createWaitingStorage(storage, tenantId);
    const { changes, refused } = waiting.load();
    waiting.save({ changes, refused: refused.filter((one) => one.key !== key) });
  };
  const count = useStore(waitingCart, ({ changes }) => changes.length);
  const refused = useStore(waitingCart, (state) => state.refused);
  return (
    <output className={styles.place}>
      {count > 0 && <p className={styles.waiting}>{words.waitingChanges(count)}</p>}
      {refused.map(({ key, name, reason }) => (
        <p key={key} className={styles.refused}>
          {words.refused(name, reason)}{' '}
          <button type="button" className={styles.dismiss} onClick={() => dismiss(key)}>
            {words.dismiss}
          </button>
        </p>
      ))}
    </output>
  );
}
