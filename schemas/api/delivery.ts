import { z } from 'zod';
import { addressText, addressTextOrNone } from '../fields/address-text.ts';
import { deliveryQuote } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, idText } from './wire.ts';

const restaurant = { tenant_id: idText.optional(), restaurant_id: idText };

export const quoteDelivery = endpoint(routes.quoteDelivery, {
  summary: 'What delivery to an address costs, by the same rule as the cart (rules R45, R46).',
  security: [],
  query: z.object({
    ...restaurant,
    postcode: addressText('postcode'),
    suburb: addressTextOrNone('suburb').optional(),
    city: addressTextOrNone('city').optional(),
    address: addressTextOrNone('formattedAddress').optional(),
    /** Of the cart, in the major unit; without it the first tier counts. */
    subtotal: z
      .string()
      .regex(/^\d{1,9}(?:\.\d{1,3})?$/)
      .optional(),
  }),
  reply: dataOf(deliveryQuote),
});

/** A suburb that the restaurant's tenant knows. */
const locality = z.object({ postcode: z.string(), suburb: z.string(), city: z.string() });
export type Locality = z.output<typeof locality>;

export const listLocalities = endpoint(routes.listLocalities, {
  summary: 'Suburbs to choose an address from, where no maps service is set up.',
  security: [],
  query: z.object(restaurant),
  reply: dataOf(z.array(locality)),
});
