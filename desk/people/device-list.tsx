import type { ListedDevice } from '#schemas/api/staff-people.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useRevokeDevice } from '#desk/api/staff-people.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import css from './people-page.module.css';
import { useDialog } from './use-dialog.ts';

type DeviceListProps = { devices: readonly ListedDevice[]; onDone(sentence: string): void };

/** Devices that stay signed in, and how each is signed out. */
export function DeviceList({ devices, onDone }: DeviceListProps) {
  const words = useDeskMessages().deskPeople;
  const { restaurants } = useDesk();
  const format = useFormat();
  const confirm = useDialog<ListedDevice>();
  const dateOf = (instant: string, restaurantId: number) => {
    const zone = restaurants.find(({ id }) => id === restaurantId)?.time_zone ?? 'UTC';
    return format.date(localDateTime(Date.parse(instant), zone).date);
  };
  return (
    <>
      <ul className={css.list}>
        {devices.map((device) => (
          <li key={device.id} className={css.row}>
            <div className={css.who}>
              <p className={css.name}>{device.name}</p>
              <p className={css.detail}>
                {words.registeredBy(
                  device.registered_by,
                  dateOf(device.registered_at, device.restaurant_id),
                )}
                {' · '}
                {words.lastUsed(dateOf(device.last_used_at, device.restaurant_id))}
              </p>
            </div>
            <ActionButton
              look="outline"
              aria-label={words.revokeOf(device.name)}
              onClick={() => confirm.open(device)}
            >
              {words.revoke}
            </ActionButton>
          </li>
        ))}
      </ul>
      {confirm.shown && <Revocation device={confirm.shown} onDone={onDone} modal={confirm.state} />}
    </>
  );
}

type RevocationProps = {
  device: ListedDevice;
  onDone(sentence: string): void;
  modal: { isOpen: boolean; onClose(): void; onExited(): void };
};

function Revocation({ device, onDone, modal }: RevocationProps) {
  const { confirm, revoke, done } = useDeskMessages().deskPeople;
  const { mutate, isPending, error } = useRevokeDevice(device.id);
  const finish = () => {
    onDone(done.revoked(device.name));
    modal.onClose();
  };
  return (
    <ConfirmDialog
      title={confirm.revokeTitle(device.name)}
      text={confirm.revokeText}
      action={revoke}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: finish })}
      {...modal}
    />
  );
}
