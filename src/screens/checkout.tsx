import { Navigate, useSearchParams } from 'react-router-dom';
import { canStartStepTwo } from '#schemas/rules/checkout-steps.ts';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { CheckoutGate, type CheckoutReady } from '../features/checkout/frame/checkout-gate.tsx';
import { useStepHref } from '../features/checkout/frame/checkout-progress.tsx';
import { TableGate } from '../features/checkout/frame/table-gate.tsx';
import { useOrderDraft } from '../features/checkout/frame/use-order-draft.ts';
import { DetailsStep } from '../features/checkout/details/details-step.tsx';
import { ReviewStep } from '../features/checkout/review/review-step.tsx';
import { PaymentFlow } from '../features/checkout/payment/payment-flow.tsx';
import { useIsDineIn } from '#src/page/use-order-paths.ts';

/**
 * /checkout and /dine-in-menu/checkout: step 1 details, step 2 review (specification §2); the
 * address says which.
 */
export function CheckoutScreen() {
  const [search] = useSearchParams();
  const canReview = canStartStepTwo(useOrderDraft());
  const stepHref = useStepHref();
  const isDineIn = useIsDineIn();
  const wantsReview = search.get('step') === '2';
  if (wantsReview && !canReview) return <Navigate replace to={stepHref.details} />;
  const step = (ready: CheckoutReady) =>
    wantsReview ? <ReviewStep {...ready} /> : <DetailsStep {...ready} />;
  return (
    <ChakraRoot>
      <CheckoutGate whenEmpty={<PaymentFlow ready={null} />}>
        {(ready) => <TableGate isNeeded={isDineIn}>{step(ready)}</TableGate>}
      </CheckoutGate>
    </ChakraRoot>
  );
}
