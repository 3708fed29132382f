import { useEffect, useRef, type PointerEvent } from 'react';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { listenForKeys } from '#variants/listen-for-keys.ts';

type BarDragOptions = {
  /** null: nothing is dragged any more. */
  onDrag(dragged: { one: StaffReservation; over: number | null } | null): void;
  onDrop(reservation: StaffReservation, from: number, to: number): void;
  onPress(reservation: StaffReservation): void;
};

type Begun = { one: StaffReservation; from: number; x: number; y: number; isMoving: boolean };

/** A finger that taps moves a little, too (px). */
const least = 8;

/**
 * Drags a party's bar to the row of another table, by mouse, pen or finger; pressing it opens it.
 * Escape lets go. By the keyboard the same is done from what opens.
 */
export function useBarDrag({ onDrag, onDrop, onPress }: BarDragOptions) {
  const begun = useRef<Begun | null>(null);
  const wasDragged = useRef(false);
  const end = () => {
    begun.current = null;
    onDrag(null);
  };
  const last = useRef(end);
  useEffect(() => {
    last.current = end;
  });
  useEffect(() => {
    return listenForKeys(({ key }) => {
      if (key !== 'Escape' || !begun.current) return false;
      last.current();
      return true;
    });
  }, []);
  return (one: StaffReservation, tableId: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      wasDragged.current = false;
      if (event.button !== 0 || !canMove(one)) return;
      begun.current = { one, from: tableId, x: event.clientX, y: event.clientY, isMoving: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const drag = begun.current;
      if (!drag) return;
      const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
      if (!drag.isMoving && distance < least) return;
      drag.isMoving = true;
      wasDragged.current = true;
      const over = tableAt(event);
      onDrag({ one: drag.one, over: over === drag.from ? null : over });
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      const drag = begun.current;
      if (!drag) return;
      const over = drag.isMoving ? tableAt(event) : null;
      end();
      if (over !== null && over !== drag.from) onDrop(drag.one, drag.from, over);
    },
    onPointerCancel: end,
    onClick: () => {
      // The end of a drag is a click too.
      if (!wasDragged.current) onPress(one);
      wasDragged.current = false;
    },
  });
}

const canMove = ({ state }: StaffReservation): boolean =>
  state === 'confirmed' || state === 'seated';

/** The table in whose row a pointer is; null: none. */
function tableAt({ clientX, clientY }: PointerEvent): number | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const row = element.closest<HTMLElement>('[data-table]');
    if (row) return Number(row.dataset['table']);
  }
  return null;
}
