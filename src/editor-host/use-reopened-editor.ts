import { useEffect, useState } from 'react';
import { safeStorage, tabStorage } from '#ui/stores/safe-storage.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';

/**
 * Opens the editor again after a reload of the tab, where it was open before.
 * @param open the same function each time
 * @returns whether it was
 */
export function useReopenedEditor(isOpen: boolean, open: () => void): boolean {
  const { tenantId } = useStores();
  const [stored] = useState(() => tenantValue(safeStorage(tabStorage()), 'editorOpen', tenantId));
  const [wasOpen] = useState(() => stored.read() !== undefined);
  useEffect(() => {
    if (wasOpen) open();
  }, [wasOpen, open]);
  useEffect(() => {
    if (!isOpen) return;
    stored.write({ tenantId });
    return () => stored.remove();
  }, [isOpen, stored, tenantId]);
  return wasOpen;
}
