import { enInstoreMenu, type InstoreMenuMessages } from '#schemas/messages/en-instore-menu.ts';

/** Sentences of the menu for reading in the restaurant, in the customer's language. */
export const useInstoreMessages = (): InstoreMenuMessages['instoreMenu'] =>
  enInstoreMenu.instoreMenu;
