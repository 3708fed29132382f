/** Active restaurants carry status 1 (spec §9). */
export const activeStatus = 1;
