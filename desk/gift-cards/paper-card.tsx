import { useEffect, useId, useRef } from 'react';
import type { StaffGiftCard } from '#schemas/api/staff-gift-cards.ts';
import { CardFace } from '#ui/gift-cards/card-face.tsx';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './gift-cards.module.css';
import { useCardLabels } from './use-card-labels.ts';

type PaperCardProps = {
  card: StaffGiftCard;
  code: string;
  onDone(): void;
};

/** A card with its code, to be printed or written down: the only time that the code is seen. */
export function PaperCard({ card, code, onDone }: PaperCardProps) {
  const { deskGiftCards } = useDeskMessages();
  const { paper: words } = deskGiftCards;
  const { money, day } = useCardLabels();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { expires_on: expiresOn, recipient_name: name, sender_name: from } = card;
  return (
    <section className={css.paper} aria-labelledby={`${id}-title`}>
      <div className={css.noPrint}>
        <h2 id={`${id}-title`} ref={heading} className={css.subtitle} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.hint}</p>
      </div>
      <CardFace
        design={card.design}
        amount={money(card.balance, card.currency)}
        note={name || from}
      />
      {card.message !== '' && <p className={css.message}>{card.message}</p>}
      <p className={css.code} data-code>
        {code}
      </p>
      <p>{expiresOn === null ? words.ever : words.until(day(expiresOn))}</p>
      <p>{words.where(`${window.location.host}${paths.giftCards}`)}</p>
      <div className={`${css.actions} ${css.noPrint}`}>
        <ActionButton onClick={() => window.print()}>{words.print}</ActionButton>
        <ActionButton look="outline" onClick={onDone}>
          {words.done}
        </ActionButton>
      </div>
    </section>
  );
}
