import { Button } from '@chakra-ui/react/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KnownGiftCard } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { toMinor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useUserId } from '#ui/api/favourites.ts';
import { useAddOwnGiftCard, useLookUpGiftCard, withHandle } from '#ui/api/gift-cards.ts';
import { TextField } from '#src/features/checkout/frame/text-field.tsx';
import { useFormat } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { longDay } from '#ui/elements/long-day.ts';
import { CardFace } from '#ui/gift-cards/card-face.tsx';
import css from './gift-cards.module.css';

/**
 * What is left on a card, to whoever has its code; it can be put on an order from here.
 * @param given the code of a mail's link, looked up at once; '': it is typed
 */
export function Balance({ given }: { given: string }) {
  const { mutate, data, error, isPending, reset } = useLookUpGiftCard();
  const [code, setCode] = useState(given);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (given === '' || asked.current === given) return;
    asked.current = given;
    mutate(given);
  }, [given, mutate]);
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(code.trim());
  };
  if (data) {
    const again = () => {
      setCode('');
      reset();
      focusWhenDrawn(() => document.getElementById('card-code'));
    };
    return <KnownCard card={data} code={given === '' ? code : given} onAgain={again} />;
  }
  const failure =
    error instanceof ApiFailure && error.status !== 0 ? error.message : words.unreached;
  return (
    <form className={css.section} onSubmit={look}>
      <TextField
        id="card-code"
        label={words.code}
        hint={words.codeHint}
        value={code}
        error={error ? failure : null}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        onChange={(event) => {
          setCode(event.target.value);
          if (error) reset();
        }}
      />
      <div className={css.actions}>
        <Button type="submit" variant="outline" disabled={code.trim() === ''}>
          {isPending ? words.looking : words.look}
        </Button>
      </div>
    </form>
  );
}

type KnownCardProps = { card: KnownGiftCard; code: string; onAgain(): void };

function KnownCard({ card, code, onAgain }: KnownCardProps) {
  const isUser = useUserId() !== undefined;
  const { money } = useFormat();
  const { locale } = useStorefront();
  const applied = useCheckout((state) => state.appliedGiftCard);
  const update = useCheckout((state) => state.update);
  const navigate = useNavigate();
  const balance = toMinor(card.balance, card.currency);
  const day = card.expires_on === null ? null : longDay(card.expires_on, locale);
  const use = () => {
    update({ appliedGiftCard: withHandle(applied, card.handle) });
    void navigate(paths.menu);
  };
  return (
    <div className={css.section}>
      <CardFace design={card.design} amount={money(balance)} note={words.ends(card.last_four)} />
      <output>
        {words.left}: <strong>{money(balance)}</strong>.{' '}
        {day === null ? words.never : card.is_expired ? words.expired(day) : words.expires(day)}
      </output>
      <div className={css.actions}>
        {balance > 0 && !card.is_expired && <Button onClick={use}>{words.use}</Button>}
        {isUser && <AddToAccount code={code} />}
        <Button variant="outline" onClick={onAgain}>
          {words.otherCode}
        </Button>
      </div>
    </div>
  );
}

/** Puts a card among one's own, so that its code need not be typed again. */
function AddToAccount({ code }: { code: string }) {
  const { mutate, isPending, isSuccess, error } = useAddOwnGiftCard();
  if (isSuccess) return <output className={css.added}>{words.added}</output>;
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={isPending}
        onClick={() => isPending || mutate(code.trim())}
      >
        {isPending ? words.adding : words.add}
      </Button>
      {error && (
        <p role="alert">
          {error instanceof ApiFailure && error.status !== 0 ? error.message : words.notAdded}
        </p>
      )}
    </>
  );
}
