import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { DeviceDialog } from './device-dialog.tsx';
import css from './device-offer.module.css';
import { useDialog } from './use-dialog.ts';

/** Offers, after a sign-in by password, that this browser stays signed in as a device. */
export function DeviceOffer({ onDecline }: { onDecline(): void }) {
  const { offer: words } = useDeskMessages().deskPeople;
  const dialog = useDialog<'device'>();
  return (
    <aside className={css.offer}>
      <p className={css.text}>{words.text}</p>
      <ActionButton onClick={() => dialog.open('device')}>{words.accept}</ActionButton>
      <ActionButton look="outline" onClick={onDecline}>
        {words.decline}
      </ActionButton>
      {dialog.shown && <DeviceDialog {...dialog.state} />}
    </aside>
  );
}
