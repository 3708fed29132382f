import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useMessages } from '#ui/messages.tsx';
import { Modal } from '#ui/dialog/modal.tsx';

type BankQuestionProps = {
  /** What is to be paid, in words. */
  total: string;
  onAnswer(approve: boolean): void;
};

/** The sandbox's bank asks, as a real one does by 3-D Secure; it waits until it is answered. */
export function BankQuestion({ total, onAnswer }: BankQuestionProps) {
  const { bank: words } = useMessages().checkout.payment;
  const [answered, setAnswered] = useState<boolean | null>(null);
  const answer = (approve: boolean) => () => {
    setAnswered(approve);
    onAnswer(approve);
  };
  const isBusy = answered !== null;
  return (
    <Modal
      isOpen
      title={words.asks}
      text={words.question(total)}
      closeLabel={null}
      onClose={() => undefined}
      footer={
        <>
          <Button size="lg" loading={answered === true} disabled={isBusy} onClick={answer(true)}>
            {words.approve}
          </Button>
          <Button
            size="lg"
            variant="outline"
            loading={answered === false}
            disabled={isBusy}
            onClick={answer(false)}
          >
            {words.refuse}
          </Button>
        </>
      }
    />
  );
}
