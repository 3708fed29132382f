import type { Catalogue } from './catalogue.ts';
import { account } from './en/account.ts';

/** Sentences of customers' accounts: only their pages load them. */
export const enAccount = { account };

/** A complete catalogue of them. */
export type AccountMessages = Catalogue<typeof enAccount>;
