import type { OpenIdProviderRow } from '../../db/queries/openid-providers.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { seal, unseal } from '../../security/seal.ts';
import { sealedPlaces } from '../../security/sealed-places.ts';

type Place = Pick<OpenIdProviderRow, 'tenantId' | 'id'>;

const placeOf = (place: Place) => sealedPlaces.provider(place);

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
