import { SuccessPage } from '../features/reservations/booking/success-page.tsx';

/** /table-reservation/success (specification §2): what was booked. */
export const TableReservationSuccessScreen = SuccessPage;
