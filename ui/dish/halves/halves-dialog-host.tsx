import { lazyPart } from '#variants/lazy-part.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { itemKey } from '#variants/sections/menu/props.ts';
import { useAddLine } from '../sheet/use-add-line.ts';
import { readLine } from '../../menu-model/read-line.ts';
import { useMenuOverlay } from '../../page/use-menu-overlay.ts';
import { useOverlayParam } from '../../page/use-overlay-param.ts';
import { useMenuIndex, useThisTime } from '../../menu-model/use-drawn-menu.ts';
import type { HalvesDialogProps } from './halves-dialog.tsx';

export const halvesDialog = lazyPart<HalvesDialogProps>('ui/dish/halves/halves-dialog.tsx', () =>
  import('./halves-dialog.tsx').then((module) => module.HalvesDialog),
);

/** Shows the half-and-half that the address names (`?halves=3`). */
export function HalvesDialogHost() {
  const words = useStorefront().messages.menu;
  const { menuIndex } = useMenuIndex();
  const time = useThisTime();
  const { add, isSending } = useAddLine();
  const overlay = useMenuOverlay({
    address: useOverlayParam('halves'),
    part: halvesDialog,
    find: (value) => menuIndex && (menuIndex.halfSets.get(Number(value)) ?? null),
    gone: words.itemGone,
  });
  if (!overlay || !menuIndex) return null;
  const { target: set, sheet, close } = overlay;
  return (
    <halvesDialog.Component
      key={set.id}
      {...sheet}
      set={set}
      menu={menuIndex}
      offeredFrom={time?.offeredFrom.get(itemKey({ kind: 'halves', id: set.id })) ?? null}
      isSending={isSending}
      onAdd={(line) => add(line, readLine(line, menuIndex).unit, close)}
    />
  );
}
