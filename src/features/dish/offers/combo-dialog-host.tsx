import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { itemKey } from '#variants/sections/menu/props.ts';
import { useAddLine } from '#ui/dish/sheet/use-add-line.ts';
import { readLine } from '#ui/menu-model/read-line.ts';
import { useMenuOverlay } from '#ui/page/use-menu-overlay.ts';
import { useOverlayParam } from '#ui/page/use-overlay-param.ts';
import { useMenuIndex, useThisTime } from '#ui/menu-model/use-drawn-menu.ts';
import { comboOffer } from '#ui/dish/offers/offer.ts';
import { offerDialog } from '#ui/dish/offers/offer-dialog-part.ts';

/** Shows the meal that the address names (`?combo=3`). */
export function ComboDialogHost() {
  const { messages } = useStorefront();
  const words = messages.menu;
  const { menuIndex } = useMenuIndex();
  const time = useThisTime();
  const { add, isSending } = useAddLine();
  const overlay = useMenuOverlay({
    address: useOverlayParam('combo'),
    part: offerDialog,
    find: (value) => menuIndex && (menuIndex.combos.get(Number(value)) ?? null),
    gone: words.itemGone,
  });
  if (!overlay || !menuIndex) return null;
  const { target: combo, sheet, close } = overlay;
  const from = time?.offeredFrom.get(itemKey({ kind: 'combo', id: combo.id }));
  return (
    <offerDialog.Component
      key={combo.id}
      {...sheet}
      offer={comboOffer(combo, menuIndex)}
      menu={menuIndex}
      kicker={messages.home.menu.kinds.combo}
      later={from === undefined ? null : `${from}. ${words.notOfferedNow}`}
      isSending={isSending}
      isInHistory
      onAdd={(line) => add(line, readLine(line, menuIndex).unit, close)}
    />
  );
}
