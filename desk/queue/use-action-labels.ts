import { useDeskMessages } from '../shared/use-desk-messages.ts';
import type { QueuedAction } from './queued-action.ts';

type Named = Pick<QueuedAction, 'call' | 'method' | 'number'>;

/** An action in words: 'Ready', and once it is done 'Order 12 ready'. */
export function useActionLabels() {
  const { action, done } = useDeskMessages().deskQueue;
  return {
    nameOf: ({ call, method }: Named): string => {
      if (!('to' in call)) return action.time;
      return call.to === 'completed' ? action.completed[method] : action[call.to];
    },
    doneOf: ({ call, method, number }: Named): string => {
      if (!('to' in call)) return done.time(number);
      return call.to === 'completed' ? done.completed[method](number) : done[call.to](number);
    },
  };
}
