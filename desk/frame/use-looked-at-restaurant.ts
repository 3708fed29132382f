import { useState } from 'react';
import type { StaffMember } from '#schemas/api/staff.ts';
import { isRecord } from '#schemas/is-record.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';

/**
 * Which restaurant the desk looks at; null: all that the member works for. It stays with the
 * browser, for a tablet stands in one place.
 */
export function useLookedAtRestaurant({ restaurant_id: own }: StaffMember) {
  const { storage, tenantId } = useStores();
  const [stored] = useState(() => tenantValue(storage, 'deskRestaurant', tenantId));
  const [id, setId] = useState(() => own ?? idOf(stored.read()));
  const choose = (next: number | null) => {
    setId(next);
    if (own === null) stored.write({ tenantId, id: next });
  };
  return [id, choose] as const;
}

const idOf = (value: unknown): number | null =>
  isRecord(value) && typeof value.id === 'number' ? value.id : null;
