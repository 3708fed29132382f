import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { lazyPart } from '#variants/lazy-part.tsx';
import { CheckoutGate, type CheckoutReady } from '../features/checkout/frame/checkout-gate.tsx';
import { CheckoutSkeleton } from '../features/checkout/frame/checkout-skeleton.tsx';
import { useStepHref } from '../features/checkout/frame/checkout-progress.tsx';
import { TableGate } from '../features/checkout/frame/table-gate.tsx';
import { useOrderDraft } from '../features/checkout/frame/use-order-draft.ts';
import { DetailsStep } from '../features/checkout/details/details-step.tsx';
import { ReviewStep } from '../features/checkout/review/review-step.tsx';
import { AttemptGate } from '../features/checkout/payment/attempt-gate.tsx';
import { PaymentFlow } from '../features/checkout/payment/payment-flow.tsx';
import { useMessages } from '#ui/messages.tsx';
import { useIsDineIn } from '#ui/page/use-order-paths.ts';

/** For guests on a tab: nobody else loads it. */
const tabStep = lazyPart(
  'src/features/dine-in/tab/tab-step.tsx',
  async () => (await import('../features/dine-in/tab/tab-step.tsx')).TabStep,
);

/**
 * /checkout and /dine-in-menu/checkout: step 1 details, step 2 review (specification §2); the
 * address says which. What a guest on a tab orders has one step of its own (rule R82), unless they
 * say that they pay for it themselves.
 */
export function CheckoutScreen() {
  const [search] = useSearchParams();
  const { step1Completed } = useOrderDraft();
  const stepHref = useStepHref();
  const isDineIn = useIsDineIn();
  const { checkout: words } = useMessages();
  const wantsReview = search.get('step') === '2';
  const mayBeRound = isDineIn && !search.has('step');
  if (wantsReview && !step1Completed) return <Navigate replace to={stepHref.details} />;
  const step = (ready: CheckoutReady) => {
    if (wantsReview) {
      return <AttemptGate ready={ready}>{() => <ReviewStep {...ready} />}</AttemptGate>;
    }
    const details = <DetailsStep {...ready} />;
    if (!mayBeRound) return details;
    return (
      <Suspense fallback={<CheckoutSkeleton label={words.summary.loading} />}>
        <tabStep.Component ready={ready} otherwise={details} />
      </Suspense>
    );
  };
  return (
    <ChakraRoot>
      <CheckoutGate whenEmpty={<PaymentFlow ready={null} />}>
        {(ready) => <TableGate isNeeded={isDineIn}>{step(ready)}</TableGate>}
      </CheckoutGate>
    </ChakraRoot>
  );
}
