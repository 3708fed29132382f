import type { ReactNode } from 'react';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { StepHeading } from './step-heading.tsx';

type CheckoutNoticeProps = { heading: string; text?: string; children?: ReactNode };

/** A screen that has nothing to fill in: what is the matter, and the one way on. */
export function CheckoutNotice({ heading, text, children }: CheckoutNoticeProps) {
  const business = useConfig(businessName);
  return (
    <EmptyState
      title={<StepHeading>{heading}</StepHeading>}
      letter={business}
      {...(text !== undefined && { text })}
    >
      {children}
    </EmptyState>
  );
}
