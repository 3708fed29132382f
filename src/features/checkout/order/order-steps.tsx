import type { Order } from '#schemas/api/orders.ts';
import { useMessages } from '#ui/messages.tsx';
import { progressOf } from './order-progress.ts';
import css from './order-steps.module.css';

/** The line of steps with the present one animated (design, After). */
export function OrderSteps({ order }: { order: Order }) {
  const { progress: words } = useMessages().order;
  const steps = progressOf(order);
  if (steps.length === 0) return null;
  return (
    <ol className={css.steps} aria-label={words.label}>
      {steps.map(({ step, state }) => (
        <li
          key={step}
          className={css.step}
          data-state={state}
          aria-current={state === 'present' ? 'step' : undefined}
        >
          <span className={css.dot} aria-hidden="true" />
          {step === 'completed' ? words.completed[order.delivery_method] : words[step]}
          {state === 'done' && <span className={css.hidden}>{words.done}</span>}
        </li>
      ))}
    </ol>
  );
}
