import { useMessages } from '#ui/messages.tsx';
import { useIsDineIn, useOrderPaths } from '#ui/page/use-order-paths.ts';
import css from './checkout-progress.module.css';

export type CheckoutStep = 'details' | 'review' | 'payment';

/** The addresses of the steps, at a table its own; what can be linked stands in the URL. */
export function useStepHref(): Record<CheckoutStep, string> {
  const { checkout, payment } = useOrderPaths();
  const isDineIn = useIsDineIn();
  // A guest on a tab finds the round's own step at the address without one (rule R82).
  const details = isDineIn ? `${checkout}?step=1` : checkout;
  return { details, review: `${checkout}?step=2`, payment };
}

const steps: readonly CheckoutStep[] = ['details', 'review', 'payment'];

/**
 * Details, Review, Payment; the ones behind lead back.
 * @param isLast none comes after it
 */
export function CheckoutProgress({ step, isLast }: { step: CheckoutStep; isLast: boolean }) {
  const { steps: words } = useMessages().checkout;
  const stepHref = useStepHref();
  const present = steps.indexOf(step);
  const shown = isLast ? steps.slice(0, present + 1) : steps;
  return (
    <nav aria-label={words.label}>
      <ol className={css.steps}>
        {shown.map((name, index) => (
          <li key={name} className={css.step} aria-current={index === present ? 'step' : undefined}>
            {index < present ? <a href={stepHref[name]}>{words[name]}</a> : words[name]}
          </li>
        ))}
      </ol>
    </nav>
  );
}
