import type { Env } from './env.ts';

/** The machine's time, or DEMO_NOW and what has passed since this process began. */
export function programClock({ demoNow }: Pick<Env, 'demoNow'>): () => Date {
  if (!demoNow) return () => new Date();
  const ahead = demoNow.getTime() - performance.timeOrigin;
  return () => new Date(Date.now() + ahead);
}
