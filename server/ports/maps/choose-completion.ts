import type { Database } from '../../db/client.ts';
import type { Log } from '../../logging/log.ts';
import { completeAddresses, type AddressCompletion } from './address-completion.ts';
import type { AddressService } from './address-service.ts';
import { googlePlaces } from './google-places.ts';
import type { Maps } from './maps.ts';
import { forbidsCompletion, nominatimSuggestions } from './nominatim-suggestions.ts';
import { photon } from './photon.ts';
import type { SecretKey } from '../../security/secret-key.ts';

type Needs = { db: Database; log: Log; clock: () => Date; secretKey: SecretKey; maps: Maps };
type Services = {
  googleMapsKey: string | undefined;
  photonUrl: string | undefined;
  nominatimUrl: string | undefined;
};

/**
 * Google where a key is set, else a Photon, else a Nominatim of one's own, else the tenants' own
 * suburbs. The public Nominatim forbids it, so it is never asked.
 */
export function chooseCompletion(needs: Needs, services: Services): AddressCompletion {
  const { nominatimUrl } = services;
  const service = serviceOf(services);
  const isBarred = !service && nominatimUrl !== undefined && forbidsCompletion(nominatimUrl);
  return completeAddresses({ ...needs, service, isBarred });
}

function serviceOf({
  googleMapsKey: key,
  photonUrl,
  nominatimUrl,
}: Services): AddressService | null {
  if (key !== undefined) return googlePlaces({ key });
  if (photonUrl !== undefined) return photon({ url: photonUrl });
  if (nominatimUrl === undefined || forbidsCompletion(nominatimUrl)) return null;
  return nominatimSuggestions({ url: nominatimUrl });
}
