import { z } from 'zod';
import { seal, unseal } from '../../security/seal.ts';
import type { Suggested } from './address-service.ts';
import type { SecretKey } from '../../security/secret-key.ts';

const text = z.string();
const suggested = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), placeId: text, line: text }),
  z.object({
    kind: z.literal('address'),
    address: z.object({
      formattedAddress: text,
      suburb: text,
      city: text,
      postcode: text,
      point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    }),
  }),
]);

const placeOf = (tenantId: number) => `suggested address of tenant ${tenantId}`;

/**
 * The id of a suggestion, sealed: it holds what it stands for, so that any instance knows it, and
 * nobody can ask our maps service by it for what was not suggested to them.
 */
export const sealSuggestion = (key: SecretKey, tenantId: number, stands: Suggested): string =>
  seal(key, placeOf(tenantId), JSON.stringify(stands));

/** What an id stands for; null where it is none of this tenant. */
export function openSuggestion(key: SecretKey, tenantId: number, id: string): Suggested | null {
  try {
    return suggested.parse(JSON.parse(unseal(key, placeOf(tenantId), id)));
  } catch {
    return null;
  }
}
