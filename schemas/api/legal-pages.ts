import { z } from 'zod';
import { richText } from '../config/rich-text.ts';
import { languageNames } from '../languages/language-of.ts';
import { legalPageNames } from '../rules/legal/legal-texts.ts';
import { endpoint } from './endpoint.ts';
import { legalRoutes } from './legal-routes.ts';
import { dataOf, idText, instant } from './wire.ts';

/** A legal page as it is, or was. */
export const legalPageView = z.object({
  page: z.enum(legalPageNames),
  blocks: richText,
  /** Made of the program's sentences; false: the business wrote it. */
  is_default: z.boolean(),
  /** Of all legal pages together: what an order names. */
  version: z.number().int().positive(),
  /** When its text came to be. */
  changed_at: instant,
  /** Since when the version applies, or applied. */
  in_force_from: instant,
  /** It is the one in force. */
  is_present: z.boolean(),
});
export type LegalPageView = z.output<typeof legalPageView>;

export const getLegalPage = endpoint(legalRoutes.getLegalPage, {
  summary:
    'Terms, privacy or refund policy: as in force, as in a version, or what it would say by default.',
  security: [],
  whileSuspended: true,
  params: z.object({ page: z.enum(legalPageNames) }),
  query: z.object({
    restaurant_id: idText.optional(),
    version: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    language: z.enum(languageNames).optional(),
    text: z.enum(['default']).optional(),
  }),
  reply: dataOf(legalPageView),
});
