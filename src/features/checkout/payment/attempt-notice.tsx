import { Button } from '@chakra-ui/react/button';
import { useMessages } from '#ui/messages.tsx';
import { CheckoutNotice } from '../frame/checkout-notice.tsx';
import { CheckoutSkeleton } from '../frame/checkout-skeleton.tsx';
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
