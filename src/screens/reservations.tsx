import { OwnPage } from '../features/reservations/own/own-page.tsx';

/** /reservations (specification §2); with `?reservation=<id>` one of them, also by the link of its mail. */
export const ReservationsScreen = OwnPage;
