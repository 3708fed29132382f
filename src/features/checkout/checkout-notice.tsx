import type { ReactNode } from 'react';
import css from './checkout-notice.module.css';
import { StepHeading } from './step-heading.tsx';

type CheckoutNoticeProps = { heading: string; text?: string; children?: ReactNode };

/** A screen that has nothing to fill in: what is the matter, and the one way on. */
export function CheckoutNotice({ heading, text, children }: CheckoutNoticeProps) {
  return (
    <div className={css.notice}>
      <StepHeading>{heading}</StepHeading>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
