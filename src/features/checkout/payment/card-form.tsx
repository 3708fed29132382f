import { type FormEvent, useState } from 'react';
import { sandboxCard, type SandboxCard } from '#schemas/api/payments.ts';
import { useMessages } from '#ui/messages.tsx';
import { CardField } from './card-field.tsx';
import css from './card-form.module.css';
import { formatCardNumber, formatCvc, formatExpiry } from './format-card.ts';
import { TestCards } from './test-cards.tsx';

type CardFormProps = {
  /** Id of the form: the button stands outside it, and Enter in a field presses it. */
  id: string;
  /** What the gateway said of the card, in words. */
  declined: string | null;
  onPay(card: SandboxCard): void;
  /** Another card is being written: what was said of the last one is over. */
  onType(): void;
};

const blank: SandboxCard = { number: '', expiry: '', cvc: '' };

/** The sandbox's card; it lives in this form alone and is never stored. */
export function CardForm({ id, declined, onPay, onType }: CardFormProps) {
  const { payment: words } = useMessages().checkout;
  const [card, setCard] = useState(blank);
  const [wrong, setWrong] = useState<ReadonlySet<keyof SandboxCard>>(new Set());
  const field = (name: keyof SandboxCard) => ({
    id: `card-${name}`,
    value: card[name],
    error: wrong.has(name) ? words.errors[name] : name === 'number' ? declined : null,
    onType: (text: string) => {
      setCard((present) => ({ ...present, [name]: text }));
      setWrong((present) => new Set([...present].filter((one) => one !== name)));
      onType();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = sandboxCard.safeParse(card);
    if (checked.success) return onPay(checked.data);
    const paths = new Set(checked.error.issues.map(({ path }) => path[0]));
    const names = (['number', 'expiry', 'cvc'] as const).filter((name) => paths.has(name));
    setWrong(new Set(names));
    document.getElementById(`card-${names[0]}`)?.focus();
  };

  return (
    <form id={id} className={css.form} onSubmit={submit} noValidate>
      <TestCards onChoose={(number) => field('number').onType(formatCardNumber(number))} />
      <CardField
        {...field('number')}
        label={words.number}
        autoComplete="cc-number"
        enterKeyHint="next"
        format={formatCardNumber}
      />
      <div className={css.pair}>
        <CardField
          {...field('expiry')}
          label={words.expiry}
          autoComplete="cc-exp"
          placeholder={words.expiryHint}
          enterKeyHint="next"
          format={formatExpiry}
        />
        <CardField
          {...field('cvc')}
          label={words.cvc}
          autoComplete="cc-csc"
          hint={words.cvcHint}
          enterKeyHint="go"
          format={formatCvc}
        />
      </div>
    </form>
  );
}
