import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef, useState } from 'react';
import type { OwnGiftCard } from '#schemas/api/gift-cards.ts';
import { giftCards as sentences } from '#schemas/messages/en/gift-cards.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useRemoveOwnGiftCard, withoutHandle } from '#ui/api/gift-cards.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import css from './gift-cards.module.css';

const words = sentences.remove;

type RemoveCardProps = {
  card: Pick<OwnGiftCard, 'handle' | 'last_four'>;
  /** It is gone from the list, and the focus with it. */
  onRemoved(): void;
};

/** Takes a card out of the account, once it was said again; whoever has its code has it still. */
export function RemoveCard({ card, onRemoved }: RemoveCardProps) {
  const [isAsked, setAsked] = useState(false);
  const applied = useCheckout((state) => state.appliedGiftCard);
  const update = useCheckout((state) => state.update);
  const { mutate, isPending, error } = useRemoveOwnGiftCard();
  const first = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) confirm.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <div className={css.actions}>
        <Button ref={first} variant="ghost" onClick={() => setAsked(true)}>
          {words.open(card.last_four)}
        </Button>
      </div>
    );
  }
  const remove = () => {
    if (isPending) return;
    const onSuccess = () => {
      update({ appliedGiftCard: withoutHandle(applied, card.handle) });
      onRemoved();
    };
    mutate(card.handle, { onSuccess });
  };
  return (
    <div className={css.section}>
      <p>{words.text}</p>
      {error && (
        <p role="alert" className={css.failure}>
          {failureSentence(error, words.failed)}
        </p>
      )}
      <div className={css.actions}>
        <Button ref={confirm} variant="outline" aria-busy={isPending} onClick={remove}>
          {isPending ? words.removing : words.confirm(card.last_four)}
        </Button>
        <Button variant="ghost" onClick={() => setAsked(false)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
