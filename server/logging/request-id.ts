import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Does some work for a request; what it logs, however late, bears the request's id. */
export const withRequestId = (id: string, work: () => void): void => current.run(id, work);

/** The request that the running code works for; undefined in jobs and timers. */
export const requestIdNow = (): string | undefined => current.getStore();
