import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { soundReportMs } from '#schemas/rules/desk-sound.ts';
import { useApi } from '#ui/api/client.ts';
import { setupKey } from '#desk/api/staff-setup.ts';
import { useStores } from '#ui/stores/stores.tsx';

/**
 * Reports to the server that this desk's sound is on, now and every half minute: new orders are then
 * not mailed besides (decision 121). A report that does not arrive is as if the desk was closed.
 * @param restaurantId null: all that the staff member works for
 */
export function useReportSound(isOn: boolean, restaurantId: number | null): void {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  useEffect(() => {
    if (!isOn) return;
    const report = () =>
      api
        .call('reportSound', { body: { restaurant_id: restaurantId } })
        .catch((failure: unknown) => console.warn('The sound was not reported', failure));
    // The set-up warns of orders that nobody would notice.
    void report().then(() => client.invalidateQueries({ queryKey: setupKey(tenantId) }));
    const timer = setInterval(() => void report(), soundReportMs);
    return () => clearInterval(timer);
  }, [api, client, isOn, restaurantId, tenantId]);
}
