/** How an amount between two minor units is rounded (rule R3). */
export type Rounding = 'half_up' | 'half_even';
