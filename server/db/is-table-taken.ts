import { violates } from './violates.ts';

/** Another reservation has a table in that time: PostgreSQL lets no two share one (rule R88). */
export const isTableTaken = (error: unknown): boolean => violates(error, 'reservation_tables_free');
