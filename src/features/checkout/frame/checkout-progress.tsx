import { useMessages } from '../../../messages.tsx';
import { paths } from '#src/paths.ts';
import css from './checkout-progress.module.css';

export type CheckoutStep = 'details' | 'review' | 'payment';

/** The steps in order with their addresses; what can be linked stands in the URL. */
export const stepHref = {
  details: paths.checkout,
  review: `${paths.checkout}?step=2`,
  payment: paths.checkoutPayment,
} as const satisfies Record<CheckoutStep, string>;

const steps: readonly CheckoutStep[] = ['details', 'review', 'payment'];

/** Details, Review, Payment; the ones behind lead back. */
export function CheckoutProgress({ step }: { step: CheckoutStep }) {
  const { steps: words } = useMessages().checkout;
  const present = steps.indexOf(step);
  return (
    <nav aria-label={words.label}>
      <ol className={css.steps}>
        {steps.map((name, index) => (
          <li key={name} className={css.step} aria-current={index === present ? 'step' : undefined}>
            {index < present ? <a href={stepHref[name]}>{words[name]}</a> : words[name]}
          </li>
        ))}
      </ol>
    </nav>
  );
}
