import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { useStaffOrder } from '#desk/api/staff-disputes.ts';
import { useDesk } from '../shared/desk-context.ts';

type LinkedOrder = {
  id: string | null;
  /** Where the board does not have it; undefined: it is on the board, on its way, or unknown. */
  order: StaffOrder | undefined;
  isOpen: boolean;
  /** Nobody at this desk may see it, there is none, or it could not be read. */
  isUnknown: boolean;
  close(): void;
  /** Once it is closed: the address names it no more. */
  leave(): void;
};

/** The order that the address names (`?order=`), also one that the board does not show any more. */
export function useLinkedOrder(): LinkedOrder {
  const [search, setSearch] = useSearchParams();
  const { orders } = useDesk();
  const [closedId, setClosedId] = useState<string | null>(null);
  const id = search.get('order');
  const isOnBoard = orders === undefined || orders.some((order) => order.id === id);
  const { data, isError } = useStaffOrder(isOnBoard ? null : id);
  return {
    id,
    order: data,
    isOpen: id !== closedId,
    isUnknown: isError,
    close: () => setClosedId(id),
    leave: () => {
      setClosedId(null);
      setSearch({}, { replace: true });
    },
  };
}
