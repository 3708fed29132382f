import { LRUCache } from 'lru-cache';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/**
 * Transactions that place orders of one restaurant at the same time, in this process. They wait for
 * the same rows anyway (its times, its dishes); ten at once use a quarter more of the processor, of
 * the program and of the database, than two (docs/bench.md).
 */
const atOnce = 2;
/** Restaurants that take orders at the same moment; forgetting one only lets more run at once. */
const mostRestaurants = 1000;

export type PlacementTurns = <T>(restaurantId: number, work: () => Promise<T>) => Promise<T>;

/**
 * Lets placements of a restaurant wait for each other, in the order they came; those of others go on
 * beside them. What waits holds no connection, and fails as soon as the database does not answer.
 */
export function createPlacementTurns(): PlacementTurns {
  const queues = new LRUCache<number, WorkQueue>({ max: mostRestaurants });
  return (restaurantId, work) => {
    const queue = queues.get(restaurantId) ?? createWorkQueue(atOnce);
    queues.set(restaurantId, queue);
    return queue.run(work);
  };
}
