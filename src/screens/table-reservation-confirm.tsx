import { ConfirmPage } from '../features/reservations/booking/confirm-page.tsx';

/** /table-reservation/confirm (specification §2): confirms the table that is held. */
export const TableReservationConfirmScreen = ConfirmPage;
