import { useCallback } from 'react';
import { useStores } from './stores.tsx';

/**
 * Ordering waits for a choice of restaurant (requirements, Screens): without one the dialog opens
 * and nothing is sent.
 */
export function useOrderGate(): (order: () => void) => void {
  const { restaurant } = useStores();
  return useCallback(
    (order) => {
      const { selected, setPicking } = restaurant.getState();
      if (selected) order();
      else setPicking(true);
    },
    [restaurant],
  );
}
