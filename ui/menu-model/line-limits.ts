/** The largest note and quantity of a line that the contract takes (schemas/api/cart.ts). */
export const noteLimit = 300;
export const quantityLimit = 99;
