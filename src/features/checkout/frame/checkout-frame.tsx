import type { ReactNode } from 'react';
import { useMessages } from '#ui/messages.tsx';
import { CheckoutProgress, type CheckoutStep } from './checkout-progress.tsx';
import css from './checkout-frame.module.css';
import { StepHeading } from './step-heading.tsx';
import { TermsLine } from './terms-line.tsx';

type CheckoutFrameProps = {
  /** null: the order has one step alone. */
  step: CheckoutStep | null;
  /** Its action orders. */
  isLast?: boolean;
  heading: string;
  summary: ReactNode;
  /** The step's one action; it sticks to the bottom of a phone. null: there is nothing to do. */
  action: ReactNode;
  children: ReactNode;
};

/**
 * One column, the summary beside it from 960 px and folded above it on phones (design, Checkout).
 */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { step, isLast = false, heading, summary, action, children } = props;
  const { checkout: words } = useMessages();
  return (
    <div className={css.frame}>
      <header className={css.header}>
        {step !== null && <CheckoutProgress step={step} isLast={isLast} />}
        <StepHeading key={step}>{heading}</StepHeading>
      </header>
      <aside className={css.aside} aria-label={words.summary.heading}>
        {summary}
      </aside>
      <div className={css.main}>
        {children}
        {action !== null && (step === null || isLast) && <TermsLine />}
        {action !== null && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
