import { useEffect, useState } from 'react';
import { safeStorage, tabStorage } from '../stores/safe-storage.ts';
import { useStores } from '../stores/stores.tsx';
import { tenantValue } from '../stores/tenant-value.ts';

/** Opens the editor again after a reload of the tab, where it was open before. @param open the same function each time */
export function useReopenedEditor(isOpen: boolean, open: () => void): void {
  const { tenantId } = useStores();
  const [stored] = useState(() => tenantValue(safeStorage(tabStorage()), 'editorOpen', tenantId));
  useEffect(() => {
    if (stored.read() !== undefined) open();
  }, [stored, open]);
  useEffect(() => {
    if (!isOpen) return;
    stored.write({ tenantId });
    return () => stored.remove();
  }, [isOpen, stored, tenantId]);
}
