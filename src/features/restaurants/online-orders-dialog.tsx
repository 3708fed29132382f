import { useLocation } from 'react-router-dom';
import { boardDisplay, displayQuery } from '#schemas/instore-menu-query.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { useRestaurantMessages } from './use-restaurant-messages.ts';

export type OnlineOrdersDialogProps = { isOpen: boolean; onClose(): void; onExited(): void };

/** 'We're Unable to Accept Online Orders Right Now' (specification §2). */
export function OnlineOrdersDialog({ isOpen, onClose, onExited }: OnlineOrdersDialogProps) {
  const { onlineOrders: words, restaurants } = useRestaurantMessages();
  const { search } = useLocation();
  // Nobody is there to close it, and a menu board says nothing of ordering online.
  if (new URLSearchParams(search).get(displayQuery) === boardDisplay) return null;
  return (
    <Modal
      isOpen={isOpen}
      title={words.title}
      text={words.text}
      closeLabel={restaurants.close}
      onClose={onClose}
      onExited={onExited}
      footer={<ActionButton onClick={onClose}>{words.close}</ActionButton>}
    />
  );
}
