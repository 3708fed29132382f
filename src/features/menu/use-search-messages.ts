import { enMenuSearch, type MenuSearchMessages } from '#schemas/messages/en-menu-search.ts';

/** Sentences of searching and filtering the menu, in the customer's language. */
export const useSearchMessages = (): MenuSearchMessages => enMenuSearch;
