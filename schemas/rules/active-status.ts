/** Active restaurants carry status 1 (specification §9). */
export const activeStatus = 1;
