import { z } from 'zod';
import { deliveryQuote } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { mapPoint } from './staff-delivery.ts';
import { dataOf, idText, plainLine } from './wire.ts';

/** One writer's search: a new one after each address that was chosen. */
const session = z.string().regex(/^[\w-]{16,36}$/);
const search = { tenant_id: idText.optional(), restaurant_id: idText, session };

/** What an address may become; `id` names it to `getSuggestedAddress`. */
const suggestion = z.object({ id: z.string(), main: z.string(), detail: z.string() });
export type AddressSuggestion = z.output<typeof suggestion>;

export const suggestAddresses = endpoint(routes.suggestAddresses, {
  summary: 'What an address that is being typed may become; nothing where no service answers.',
  security: [],
  query: z.object({ ...search, query: plainLine.min(3).max(120) }),
  reply: dataOf(
    z.object({
      suggestions: z.array(suggestion),
      /** Who is to be named below them; null: nobody. */
      attribution: z.string().nullable(),
    }),
  ),
});

export const getSuggestedAddress = endpoint(routes.getSuggestedAddress, {
  summary: 'The address of a suggestion, where it lies, and what delivery costs there (rule R45).',
  security: [],
  query: z.object({ ...search, id: z.string().max(3000) }),
  reply: dataOf(
    z.object({
      /** A part that is not known is empty. */
      address: z.object({
        formattedAddress: z.string(),
        suburb: z.string(),
        city: z.string(),
        postcode: z.string(),
      }),
      /** null: not known. */
      point: mapPoint.nullable(),
      /** null: without a postcode nobody knows. */
      delivery: deliveryQuote.nullable(),
    }),
  ),
});
export type SuggestedAddress = z.output<typeof getSuggestedAddress.reply>['data'];
