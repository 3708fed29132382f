import type { OpenIdProviderRow } from '../../db/queries/openid-providers.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { seal, unseal } from '../../security/seal.ts';

type Place = Pick<OpenIdProviderRow, 'tenantId' | 'id'>;

const placeOf = ({ tenantId, id }: Place) => `openid provider ${id} of tenant ${tenantId}`;

/** A provider's secret as it is stored. */
export const sealProviderSecret = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  place: Place,
  secret: string,
): string => seal(secretKey, placeOf(place), secret);

/** @throws Error where it was sealed with another SECRET_KEY. */
export const openProviderSecret = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  provider: OpenIdProviderRow,
): string => unseal(secretKey, placeOf(provider), provider.clientSecret);
