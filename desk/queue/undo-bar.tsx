import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCovered } from '#ui/dialog/open-layers.ts';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useActionQueue, useActions } from './desk-queue.ts';
import { undoFor, type QueuedAction } from './queued-action.ts';
import css from './undo-bar.module.css';
import { useActionLabels } from './use-action-labels.ts';

/** More would cover the board; Ctrl+Z reaches those before them. */
const mostShown = 3;

/** What was just done, the newest first, to be undone within ten seconds, by Ctrl/Cmd+Z too. */
export function UndoBar({ onUndone }: { onUndone(orderId: string): void }) {
  const { undo: words } = useDeskMessages().deskQueue;
  const { doneOf } = useActionLabels();
  const queue = useActionQueue();
  const { actions } = useActions(queue);
  const open = useUndoable(actions);
  const [announced, setAnnounced] = useState('');
  const newest = open[0];
  // What was undone before is not read out again once nothing else can be.
  if (newest && announced !== '') setAnnounced('');
  const text = newest ? words.announce(doneOf(newest)) : announced;
  const undo = (action: QueuedAction) => {
    if (!queue.undo(action.id)) return;
    setAnnounced(words.announceUndone(action.number));
    onUndone(action.orderId);
  };
  const onKey = useEffectEvent(({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) => {
    const isUndo = (ctrlKey || metaKey) && !shiftKey && key === 'z';
    if (!isUndo || !newest || isWrittenIn(target) || isCovered()) return false;
    undo(newest);
    return true;
  });
  useEffect(() => {
    return listenForKeys((event) => onKey(event));
  }, []);
  return (
    <>
      <output className={css.hidden}>{text}</output>
      {open.length > 0 && (
        <section className={css.bar} aria-label={words.region}>
          {open.slice(0, mostShown).map((action) => (
            <div key={action.id} className={css.step}>
              <span className={css.done}>{doneOf(action)}</span>
              <button
                type="button"
                className={css.undo}
                aria-label={words.buttonOf(doneOf(action))}
                onClick={() => undo(action)}
              >
                <Undo2 aria-hidden="true" size={20} />
                {words.button}
              </button>
              <Countdown until={action.dueAt} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** How much of the time is left, from where it is when it is drawn first. */
function Countdown({ until }: { until: number }) {
  const { now } = useActionQueue();
  const [left] = useState(() => Math.max(0, until - now()));
  return (
    <span
      className={css.left}
      style={{ animationDelay: `${left - undoFor}ms`, animationDuration: `${undoFor}ms` }}
      aria-hidden="true"
    />
  );
}

/** What can still be undone, newest first, as the time goes by. */
function useUndoable(actions: readonly QueuedAction[]): readonly QueuedAction[] {
  const { now } = useActionQueue();
  const [at, setAt] = useState(now);
  const latest = Math.max(at, now());
  const open = actions.filter((it) => it.refused === null && it.dueAt > latest);
  const next = Math.min(...open.map(({ dueAt }) => dueAt));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setAt(now()), next - now());
    return () => clearTimeout(timer);
  }, [next, now]);
  return open.toReversed();
}

/** There the keys undo what was typed. */
const isWrittenIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
