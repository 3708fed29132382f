import { Button } from '@chakra-ui/react/button';
import { shippingDetails } from '#schemas/api/orders.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useSaveAddress } from '#src/api/user-addresses.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { useMessages } from '#ui/messages.tsx';
import css from './saved-addresses.module.css';

/** Keeps the address that is written in the account; there is nothing to press until it is whole. */
export function SaveAddress({ onSaved }: { onSaved(): void }) {
  const { savedAddresses: words } = useMessages();
  const { mutate, isPending, error } = useSaveAddress();
  const written = useCheckout((state) => state.shippingDetails);
  const whole = shippingDetails.safeParse(written);
  if (!whole.success) return null;
  return (
    <div className={css.save}>
      <Button
        variant="outline"
        aria-disabled={isPending}
        onClick={() => isPending || mutate({ ...whole.data, id: null }, { onSuccess: onSaved })}
      >
        {isPending ? words.saving : words.save}
      </Button>
      {error && (
        <p role="alert" className={css.error}>
          {failureSentence(error, words.unreached)}
        </p>
      )}
    </div>
  );
}
