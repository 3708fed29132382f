import { useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { useMessages } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from './share-order.module.css';

/** Gives the signed link on, by the phone's own sheet where it has one (rule R62). */
export function ShareOrder({ order }: { order: Order }) {
  const { share: words, title } = useMessages().order;
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  if (order.link === '') return null;
  const hint = order.may_cancel ? words.hintCancel : words.hint;
  const share = async () => {
    const url = new URL(order.link, window.location.origin).href;
    if (hasSheet()) {
      // Closing the sheet again is not a failure.
      await navigator.share({ title: title(order.number), url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className={css.share}>
      <ActionButton look="outline" onClick={() => void share()}>
        {hasSheet() ? words.button : words.copy}
      </ActionButton>
      <output className={css.hint}>{outcome === null ? hint : words[outcome]}</output>
      {outcome === 'failed' && (
        <a className={css.link} href={order.link}>
          {new URL(order.link, window.location.origin).href}
        </a>
      )}
    </div>
  );
}

/** Computers have such a sheet too, but nobody looks there for a link. */
const hasSheet = (): boolean =>
  'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
