import { Route, Routes } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { paths } from '#ui/paths.ts';
import { ReservationsScreen } from '#src/screens/reservations.tsx';
import { TableReservationConfirmScreen } from '#src/screens/table-reservation-confirm.tsx';
import { TableReservationSuccessScreen } from '#src/screens/table-reservation-success.tsx';
import { TableReservationScreen } from '#src/screens/table-reservation.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';
import { glebe, newtown } from '../site-boot.ts';
import { ReservationsStandIn } from './reservations-stand-in.ts';

/** By the clock of Greenwich, so that what an instant shows is plain. */
const inUtc = (place: typeof newtown): typeof newtown => ({
  ...place,
  restaurant: { ...place.restaurant, time_zone: 'UTC' },
});

type Opening = {
  server?: ReservationsStandIn;
  now?: () => number;
};

/** Draws the four pages of reservations at an address. */
export function openPages(address: string, { server, now }: Opening = {}) {
  const standIn = server ?? new ReservationsStandIn();
  const drawn = drawInStorefront(
    <Routes>
      <Route path={paths.tableReservation} element={<TableReservationScreen />} />
      <Route path={paths.tableReservationConfirm} element={<TableReservationConfirmScreen />} />
      <Route path={paths.tableReservationSuccess} element={<TableReservationSuccessScreen />} />
      <Route path={paths.reservations} element={<ReservationsScreen />} />
    </Routes>,
    {
      menu: menuOf([]),
      fetch: standIn.fetch,
      address,
      restaurants: [inUtc(newtown), inUtc(glebe)],
      ...(now && { now }),
    },
  );
  onTestFinished(() => sessionStorage.clear());
  return { ...drawn, server: standIn };
}

/** Somebody who has a token of a guest already, as after an order. */
export function asGuest({ stores }: Pick<ReturnType<typeof openPages>, 'stores'>, name = '') {
  const account = stores.account.getState();
  account.getGuestUser();
  account.setGuestToken('guest-token');
  if (name !== '') {
    account.updateGuestUser({ name, email: 'mia@example.com', phone_no: '0412 345 678' });
  }
}
