import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#ui/paths.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';

/** Leads to /error while the server is flagged down, replacing history (specification §2). */
export function useServerDown(): void {
  const { config } = useStores();
  const isServerDown = useConfig((state) => state.isServerDown);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef(pathname);

  useEffect(() => {
    const hasLeftError = before.current === paths.error && pathname !== paths.error;
    before.current = pathname;
    if (!isServerDown || pathname === paths.error) return;
    // Leaving the error screen by a link asks for another attempt.
    if (hasLeftError) config.getState().clearServerDown();
    else void navigate(paths.error, { replace: true, state: { from: pathname + search } });
  }, [isServerDown, pathname, search, config, navigate]);
}
