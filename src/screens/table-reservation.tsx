import { BookPage } from '../features/reservations/booking/book-page.tsx';

/** /table-reservation (specification §2): chooses a table. */
export const TableReservationScreen = BookPage;
