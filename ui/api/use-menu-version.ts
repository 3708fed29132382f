import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConfig } from '../stores/stores.tsx';
import { menuKey } from './menu.ts';

/** Reads the menu that customers see anew, whenever the edited one comes in another version. */
export function useMenuVersion(restaurantId: number, version: number): void {
  const client = useQueryClient();
  const tenantId = useConfig((state) => state.tenant.id);
  const last = useRef(version);
  useEffect(() => {
    if (last.current === version) return;
    last.current = version;
    void client.invalidateQueries({ queryKey: menuKey(tenantId, restaurantId) });
  }, [client, tenantId, restaurantId, version]);
}
