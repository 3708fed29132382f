import { paths } from '#ui/paths.ts';

/** Where one reservation is shown, to be changed or cancelled. */
export const ownHref = (reservationId: string, isChanging = false) =>
  `${paths.reservations}?${new URLSearchParams({
    reservation: reservationId,
    ...(isChanging && { change: '1' }),
  })}`;
