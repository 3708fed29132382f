/**
 * Why the table in the address is not held: its ten minutes are over, another tab of this customer
 * holds another one (rule R91), or this tab never held it.
 */
export type Lapse = 'over' | 'elsewhere' | 'none';
