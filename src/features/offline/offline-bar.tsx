import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand/react';
import { enWebApp } from '#schemas/messages/en-web-app.ts';
import { isCheckoutPath } from '#ui/paths.ts';
import { connection } from './connection.ts';
import styles from './offline-bar.module.css';
import { useOffline } from './use-offline.ts';

/** Says that there is no connection and what that means on this page; read out when it changes. */
export function OfflineBar() {
  useOffline();
  const words = enWebApp.webApp.offline;
  const { pathname } = useLocation();
  const isOffline = useStore(connection, (state) => state.isOffline);
  useEffect(() => {
    // The page is fresh from here on.
    if (!isOffline) document.documentElement.removeAttribute('data-cached');
  }, [isOffline]);
  return (
    <output>
      {isOffline && (
        <span className={styles.bar}>{isCheckoutPath(pathname) ? words.checkout : words.page}</span>
      )}
    </output>
  );
}
