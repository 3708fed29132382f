import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** A maps service at an address of its own; what it says is up to the test. */
export async function startMapsService() {
  let answer: MapsAnswer = 'silence';
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stand-in'));
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    asked,
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
