/** A dish whose name is not known. Apart, for the rules of names need no other sentence of the cart. */
export const unknownItem = 'صنف غير معروف';
