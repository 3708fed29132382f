import type { MissingField } from '#schemas/rules/checkout-steps.ts';
import { useMessages } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './still-needed.module.css';

type StillNeededProps = {
  missing: readonly MissingField[];
  /** We deliver to the address: what is wrong with the delivery is its minimum. */
  isDelivered: boolean;
  /** What is wrong with the delivery is half a postcode. */
  isPostcodeUnfinished: boolean;
};

/** What the button waits for, in words: it is never dead without saying why. */
export function StillNeeded(props: StillNeededProps) {
  const { missing, isDelivered, isPostcodeUnfinished } = props;
  const { details: words } = useMessages().checkout;
  const { locale } = useStorefront();
  // A day without a time is one thing to the customer: a time.
  const named = missing
    .filter((field) => field !== 'pickupDate')
    .map((field) => {
      if (field !== 'deliveryError') return words.fields[field];
      if (isPostcodeUnfinished) return words.wholePostcode;
      return isDelivered ? words.minimum : words.fields.deliveryError;
    });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(named);
  return (
    <p id="still-needed" className={css.needed}>
      {named.length > 0 && words.stillNeeded(list)}
    </p>
  );
}
