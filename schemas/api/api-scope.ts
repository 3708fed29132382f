import { z } from 'zod';

/** What a key may open (schemas/api/endpoint.ts): nothing but the calls that name one of its scopes. */
export const apiScope = z.enum([
  'orders:read',
  'orders:write',
  'orders:refund',
  'menu:read',
  'menu:write',
  'reservations:read',
  'reservations:write',
]);
export type ApiScope = z.output<typeof apiScope>;
