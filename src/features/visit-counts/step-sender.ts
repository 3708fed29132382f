import type { SeenStep } from '#schemas/api/visit-counts.ts';
import { mostSeenSteps } from '#schemas/api/visit-routes.ts';

/** Ms; less than a restaurant's owner waits to see it, more than a customer needs for a step. */
const sendEvery = 10_000;

type Batch = { restaurant_id: number; steps: SeenStep[] };
type StepSender = {
  /** Notes a step, once for this page. */
  note(restaurantId: number, step: SeenStep): void;
  /** Sends what was noted, at once: the page is being left. */
  flush(): void;
};

/** Sends the steps of a page in small batches; each of them once. */
export function createStepSender(send: (batch: Batch) => void): StepSender {
  const noted = new Set<string>();
  let waiting: Batch | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) send(waiting);
    waiting = null;
  };
  return {
    note(restaurantId, step) {
      const name = JSON.stringify([restaurantId, step]);
      if (noted.has(name)) return;
      noted.add(name);
      if (waiting && waiting.restaurant_id !== restaurantId) flush();
      waiting ??= { restaurant_id: restaurantId, steps: [] };
      waiting.steps.push(step);
      if (waiting.steps.length >= mostSeenSteps) flush();
      else timer ??= setTimeout(flush, sendEvery);
    },
    flush,
  };
}
