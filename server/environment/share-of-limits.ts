import type { RateLimit, ServerOptions } from './server-options.ts';

/**
 * What each of several processes on one machine may let through, where it counts in its own memory:
 * together they let through no more than one alone. What is counted in PostgreSQL holds over all of
 * them as it is.
 */
export function shareOfLimits(
  limits: ServerOptions['limits'],
  workers: number,
): ServerOptions['limits'] {
  const share = (count: number) => Math.ceil(count / workers);
  const points = (limit: RateLimit) => ({ ...limit, points: share(limit.points) });
  return {
    ...limits,
    reads: points(limits.reads),
    keyCalls: points(limits.keyCalls),
    visitSteps: points(limits.visitSteps),
    suggestions: {
      ofNetwork: points(limits.suggestions.ofNetwork),
      ofTenant: points(limits.suggestions.ofTenant),
    },
    signIns: { ...limits.signIns, atOnce: share(limits.signIns.atOnce) },
    connections: {
      ofNetwork: share(limits.connections.ofNetwork),
      inAll: share(limits.connections.inAll),
    },
    streams: {
      ...limits.streams,
      ofNetwork: share(limits.streams.ofNetwork),
      inAll: share(limits.streams.inAll),
    },
    configStreams: {
      ofNetwork: share(limits.configStreams.ofNetwork),
      inAll: share(limits.configStreams.inAll),
    },
  };
}
