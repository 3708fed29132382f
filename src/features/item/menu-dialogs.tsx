import { DealDialogHost } from '../offers/deal-dialog-host.tsx';
import { ComboDialogHost } from '../offers/combo-dialog-host.tsx';
import { HalvesDialogHost } from '../halves/halves-dialog-host.tsx';
import { ItemDialogHost } from './item-dialog-host.tsx';

/** Whatever of the menu the address names, over any page that shows it. */
export function MenuDialogs() {
  return (
    <>
      <ItemDialogHost />
      <HalvesDialogHost />
      <ComboDialogHost />
      <DealDialogHost />
    </>
  );
}
