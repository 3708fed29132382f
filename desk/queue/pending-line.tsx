import Clock from 'lucide-react/icons/clock';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useActionQueue } from './desk-queue.ts';
import css from './pending-line.module.css';
import type { QueuedAction } from './queued-action.ts';
import { useActionLabels } from './use-action-labels.ts';

/** What was done about an order and is still to be sent, and what holds it up. */
export function PendingLine({ waiting }: { waiting: readonly QueuedAction[] }) {
  const { pending: words } = useDeskMessages().deskQueue;
  const { nameOf } = useActionLabels();
  const queue = useActionQueue();
  const [first] = waiting;
  if (!first) return null;
  const name = waiting.map(nameOf).join(', ');
  const pause = queue.pauseOf(first.orderId);
  const text =
    first.dueAt > queue.now()
      ? words.undoable(name)
      : pause === undefined
        ? words.sending(name)
        : pause.problem === null
          ? words.offline(name)
          : words.problem(name, pause.problem);
  return (
    <p className={css.line}>
      <Clock aria-hidden="true" size={18} />
      {text}
    </p>
  );
}
