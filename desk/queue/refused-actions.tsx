import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useActionQueue, useActions } from './desk-queue.ts';
import css from './refused-actions.module.css';
import { useActionLabels } from './use-action-labels.ts';

/** What was not possible any more, naming the order and what it is now, until somebody has read it. */
export function RefusedActions() {
  const words = useDeskMessages().deskQueue;
  const { nameOf } = useActionLabels();
  const queue = useActionQueue();
  const { actions } = useActions(queue);
  const refused = actions.flatMap((it) =>
    it.refused === null ? [] : [{ ...it, sentence: it.refused }],
  );
  return (
    <section className={css.list} aria-label={words.refusedRegion} aria-live="assertive">
      {refused.map((action) => (
        <div key={action.id} className={css.item}>
          <p>{words.refused(action.number, nameOf(action), action.sentence)}</p>
          <button
            type="button"
            className={css.dismiss}
            aria-label={words.dismissOf(action.number)}
            onClick={() => queue.dismiss(action.id)}
          >
            {words.dismiss}
          </button>
        </div>
      ))}
    </section>
  );
}
