import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the service says next; 'silence' never answers. */
export type MapsAnswer = { status: number; body: string } | 'silence';

/** A result of Google's Geocoding API: a street in St Kilda, as far as anything is read of it. */
export const geocoded = (lat: number, lng: number, postcode: string) => ({
  geometry: { location: { lat, lng } },
  address_components: [
    { short_name: 'St Kilda', types: ['locality', 'political'] },
    { short_name: postcode, types: ['postal_code'] },
  ],
});

/** A place of Nominatim's search, as far as anything is read of it. */
export const searched = (lat: number, lon: number, postcode: string, rank = 30) => ({
  lat: String(lat),
  lon: String(lon),
  place_rank: rank,
  address: { road: 'Acland Street', postcode },
});

/** A prediction of Google's Places API (New), as far as anything is read of it. */
export const predicted = (placeId: string, main: string, secondary: string) => ({
  placePrediction: {
    placeId,
    structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
  },
});

/** A place of Google's Places API (New) in St Kilda. */
export const detailed = (latitude: number, longitude: number, postcode: string) => ({
  location: { latitude, longitude },
  addressComponents: [
    { longText: '12', shortText: '12', types: ['street_number'] },
    { longText: 'Acland Street', shortText: 'Acland St', types: ['route'] },
    { longText: 'St Kilda', shortText: 'St Kilda', types: ['locality', 'political'] },
    { longText: postcode, shortText: postcode, types: ['postal_code'] },
  ],
});

/** A place of Photon's search, as far as anything is read of it. */
export const featured = (properties: Record<string, string>) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [144.9809, -37.8676] },
  properties: {
    type: 'house',
    street: 'Acland Street',
    district: 'St Kilda',
    city: 'Melbourne',
    postcode: '3182',
    countrycode: 'AU',
    ...properties,
  },
});

/** A maps service at an address of its own; what it says is up to the test. */
export async function startMapsService() {
  let answer: MapsAnswer = 'silence';
  const asked: URL[] = [];
  const received: { method: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stand-in'));
    const said = answer;
    const body = await text(request);
    received.push({ method: request.method ?? '', headers: request.headers, body });
    if (said === 'silence') return;
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    asked,
    /** What came with them, as soon as its body had. */
    received,
    answer: (next: MapsAnswer) => {
      answer = next;
    },
    /** As Google's Geocoding API says it. */
    reply: (status: string, results: unknown[] = []) => {
      answer = { status: 200, body: JSON.stringify({ status, results }) };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const portOf = (bound: string | AddressInfo | null) =>
  typeof bound === 'object' && bound ? bound.port : 0;
