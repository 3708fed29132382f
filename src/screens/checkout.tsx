import { Navigate, useSearchParams } from 'react-router-dom';
import { canStartStepTwo } from '#schemas/rules/checkout-steps.ts';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { CheckoutGate } from '../features/checkout/frame/checkout-gate.tsx';
import { stepHref } from '../features/checkout/frame/checkout-progress.tsx';
import { DetailsStep } from '../features/checkout/details/details-step.tsx';
import { ReviewStep } from '../features/checkout/review/review-step.tsx';
import { PaymentFlow } from '../features/checkout/payment/payment-flow.tsx';
import { useCheckout } from '#src/stores/stores.tsx';

/** /checkout: step 1 details, step 2 review (specification §2); the address says which. */
export function CheckoutScreen() {
  const [search] = useSearchParams();
  const canReview = useCheckout(canStartStepTwo);
  const wantsReview = search.get('step') === '2';
  if (wantsReview && !canReview) return <Navigate replace to={stepHref.details} />;
  return (
    <ChakraRoot>
      <CheckoutGate whenEmpty={<PaymentFlow ready={null} />}>
        {(ready) => (wantsReview ? <ReviewStep {...ready} /> : <DetailsStep {...ready} />)}
      </CheckoutGate>
    </ChakraRoot>
  );
}
