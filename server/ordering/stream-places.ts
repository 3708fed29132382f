import { ApiError } from '../api-error.ts';
import type { ServerFacts } from '../facts.ts';

/** Whose stream it is: the order that is followed, and the network it is followed from. */
export type StreamPlace = { order: string; network: string };

/**
 * Counts the open streams of this instance, for each keeps a socket and a timer. Who gets no place
 * asks for the order now and then instead, as behind a proxy that lets no stream through.
 */
export function createStreamPlaces({
  ofOrder,
  ofNetwork,
  inAll,
}: ServerFacts['limits']['streams']) {
  const [orders, networks] = [new Map<string, number>(), new Map<string, number>()];
  let all = 0;
  return {
    /**
     * @returns gives the place back.
     * @throws ApiError 429 where the order or the network has its share, 503 where all are taken.
     */
    take({ order, network }: StreamPlace): () => void {
      if (all >= inAll) throw full();
      const isShareTaken =
        (orders.get(order) ?? 0) >= ofOrder || (networks.get(network) ?? 0) >= ofNetwork;
      if (isShareTaken) throw tooMany();
      all += 1;
      add(orders, order, 1);
      add(networks, network, 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        add(orders, order, -1);
        add(networks, network, -1);
      };
    },
  };
}

function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

const tooMany = () =>
  new ApiError(
    429,
    'too_many_streams',
    'This order is followed in many places already. Ask for it now and then instead.',
  );
const full = () =>
  new ApiError(
    503,
    'streams_full',
    'Too many orders are followed right now. Ask for this one now and then instead.',
  );
