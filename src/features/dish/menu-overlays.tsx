import { HalvesDialogHost } from '#ui/dish/halves/halves-dialog-host.tsx';
import { ComboDialogHost } from './offers/combo-dialog-host.tsx';
import { DealDialogHost } from './offers/deal-dialog-host.tsx';
import { ItemDialogHost } from './item-dialog-host.tsx';

/** Dishes, halves, meals and deals, each in its own dialog once the address names one. */
export function MenuOverlays() {
  return (
    <>
      <ItemDialogHost />
      <HalvesDialogHost />
      <ComboDialogHost />
      <DealDialogHost />
    </>
  );
}
