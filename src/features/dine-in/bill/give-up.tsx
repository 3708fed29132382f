import { Button } from '@chakra-ui/react/button';
import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDropTabPayment } from '#src/api/tab-payments.ts';
import css from './bill.module.css';

type GiveUpProps = {
  tabId: string;
  paymentId: string;
  /** Money may be moving: it cannot be given up now. */
  isBusy: boolean;
  words: { drop: string; dropping: string };
  onDropped(): void;
};

/** Frees a part of the bill that was begun to be paid, so that others may pay it. */
export function GiveUp({ tabId, paymentId, isBusy, words, onDropped }: GiveUpProps) {
  const { mutate, isPending, error } = useDropTabPayment(tabId);
  const drop = () => {
    if (!isPending && !isBusy) mutate(paymentId, { onSuccess: onDropped });
  };
  return (
    <>
      <Button variant="outline" size="lg" aria-disabled={isPending || isBusy} onClick={drop}>
        {isPending ? words.dropping : words.drop}
      </Button>
      {error && (
        <p role="alert" className={css.trouble}>
          {failureSentence(error, tabBill.unreached)}
        </p>
      )}
    </>
  );
}
