import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while a page of it is being taken over, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
