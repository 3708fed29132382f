import { enAccount, type AccountMessages } from '#schemas/messages/en-account.ts';

/** The sentences of accounts, in the customer's language: English, until there is another one. */
export const useAccountMessages = (): AccountMessages['account'] => enAccount.account;
