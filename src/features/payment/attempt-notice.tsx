import { Button } from '@chakra-ui/react/button';
import { useMessages } from '#src/app/messages.tsx';
import { CheckoutNotice } from '#src/features/checkout/checkout-notice.tsx';
import { CheckoutSkeleton } from '#src/features/checkout/checkout-skeleton.tsx';
import type { AttemptState } from './use-attempt.ts';

type AttemptNoticeProps = { attempt: Extract<AttemptState, { kind: 'checking' | 'failed' }> };

/** While it is found out whether an order that was sent exists, or when nobody answers. */
export function AttemptNotice({ attempt }: AttemptNoticeProps) {
  const { payment: words } = useMessages().checkout;
  if (attempt.kind === 'checking') return <CheckoutSkeleton label={words.checking} />;
  return (
    <CheckoutNotice heading={words.uncheckedHeading} text={words.unchecked}>
      <Button size="lg" onClick={attempt.again}>
        {words.again}
      </Button>
    </CheckoutNotice>
  );
}
