import { ApiError } from '../errors/api-error.ts';

/** What is followed, an order or a tenant's configuration, and the network it is followed from. */
export type StreamKey = { subject: string; network: string };

/** So many at once. */
type Shares = { ofSubject: number; ofNetwork: number; inAll: number };

/**
 * Counts the open streams of this instance, for each keeps a socket and a timer. Who gets no place
 * asks now and then instead, as behind a proxy that lets no stream through.
 */
export function createStreamLimits({ ofSubject, ofNetwork, inAll }: Shares) {
  const [subjects, networks] = [new Map<string, number>(), new Map<string, number>()];
  let all = 0;
  return {
    /**
     * @returns gives the place back.
     * @throws ApiError 429 where the subject or the network has its share, 503 where all are taken.
     */
    take({ subject, network }: StreamKey): () => void {
      if (all >= inAll) throw full();
      const isShareTaken =
        (subjects.get(subject) ?? 0) >= ofSubject || (networks.get(network) ?? 0) >= ofNetwork;
      if (isShareTaken) throw tooMany();
      all += 1;
      add(subjects, subject, 1);
      add(networks, network, 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        add(subjects, subject, -1);
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
  new ApiError(429, 'too_many_streams', ({ requests }) => requests.followedOften);
const full = () => new ApiError(503, 'streams_full', ({ requests }) => requests.streamsFull);
