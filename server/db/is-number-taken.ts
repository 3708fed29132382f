import { violates } from './violates.ts';

/** The order number of a day that PostgreSQL guards (db/schema/ordering.ts). */
const constraint = 'orders_tenant_id_restaurant_id_business_day_number_unique';

/** An order that was being written at the same moment has the number: another one can be tried. */
export const isNumberTaken = (error: unknown): boolean => violates(error, constraint);
