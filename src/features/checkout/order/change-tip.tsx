import { useId, useRef, useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { newKey } from '#ui/api/new-key.ts';
import { useChangeOwnTip } from '#ui/api/orders.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { TextField } from '../frame/text-field.tsx';
import css from './cancel-order.module.css';
import { readAmount } from '#ui/elements/read-amount.ts';

/** The customer changes the tip while nothing was charged or handed over (rule R16). */
export function ChangeTip({ order }: { order: Order }) {
  const { tip: words } = useMessages().order;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const { tip, tip_limit: limit, tip_fixed: by, currency } = order;
  // Where there never was one, none is asked for; on a card it may have been lowered.
  const isOpenTip = limit !== null && (tip > 0 || (order.payment_method === 'card' && limit > 0));
  const open = () => {
    setOpen(true);
    setShown(true);
  };
  return (
    <>
      {(isOpenTip || (by === 'charged' && tip > 0)) && (
        <div className={css.cancel}>
          {isOpenTip && (
            <ActionButton look="outline" onClick={open}>
              {words.button}
            </ActionButton>
          )}
          <p className={css.until}>
            {!isOpenTip ? words.charged : words.present(format.money(toMinor(tip, currency)))}
          </p>
        </div>
      )}
      {isShown && (
        <TipDialog
          order={order}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onExited={() => setShown(false)}
        />
      )}
    </>
  );
}

type TipDialogProps = { order: Order; isOpen: boolean; onClose(): void; onExited(): void };

function TipDialog({ order, isOpen, onClose, onExited }: TipDialogProps) {
  const { tip: words, cancel } = useMessages().order;
  const format = useFormat();
  const id = useId();
  const { currency, tip: seen, payment_method: method } = order;
  const [text, setText] = useState(String(seen));
  const sent = useRef({ tip: -1, key: '' });
  const { mutate, isPending, error } = useChangeOwnTip(order.id);
  // It may be charged while the dialog is open: the server says so.
  const limit = toMinor(order.tip_limit ?? seen, currency);
  const tip = readAmount(text, currency);
  const isSound = tip !== null && tip >= 0 && tip <= limit;
  const most = format.money(limit);
  const send = () => {
    if (isPending || !isSound) return;
    // The same tip sent again changes nothing twice; another one is another change.
    if (sent.current.tip !== tip) sent.current = { tip, key: newKey() };
    const body = { tip: toMajor(tip, currency), seen };
    mutate({ body, key: sent.current.key }, { onSuccess: onClose });
  };
  return (
    <Modal
      isOpen={isOpen}
      title={words.title}
      text={method === 'card' ? words.held(most) : words.cash}
      closeLabel={words.keep}
      onClose={onClose}
      onExited={onExited}
      footer={
        <>
          <ActionButton disabled={isPending || !isSound} onClick={send}>
            {isPending ? words.busy : words.confirm}
          </ActionButton>
          <ActionButton look="outline" onClick={onClose}>
            {words.keep}
          </ActionButton>
        </>
      }
    >
      <div className={css.fields}>
        <TextField
          id={id}
          label={words.amount(most)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          error={isSound ? null : words.tooHigh(most)}
          onChange={({ target }) => setText(target.value)}
        />
        {error && (
          <p role="alert" className={css.error}>
            {error instanceof ApiFailure && error.status >= 400 && error.status < 500
              ? error.message
              : cancel.failed}
          </p>
        )}
      </div>
    </Modal>
  );
}
