import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useDishMessages } from '#ui/dish/choices/use-dish-messages.ts';
import { useAddLine } from '#ui/dish/sheet/use-add-line.ts';
import { readLine } from '#ui/menu-model/read-line.ts';
import { useMenuOverlay } from '#ui/page/use-menu-overlay.ts';
import { useOverlayParam } from '#ui/page/use-overlay-param.ts';
import { dealText } from '#ui/menu-model/deal-text.ts';
import { holdsAt } from '#ui/menu-model/deal-times.ts';
import { useMenuContext, useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';
import { useNow } from '#ui/page/use-now.ts';
import { formatWhen } from './condition-texts.ts';
import { dealOffer } from '#ui/dish/offers/offer.ts';
import { offerDialog } from '#ui/dish/offers/offer-dialog-part.ts';

/** Shows the deal that the address names (`?deal=3`), to be put together by hand. */
export function DealDialogHost() {
  const { deals: words } = useDishMessages();
  const setting = useMenuContext();
  const now = useNow();
  const { menuIndex } = useMenuIndex();
  const { add, isSending } = useAddLine();
  const overlay = useMenuOverlay({
    address: useOverlayParam('deal'),
    part: offerDialog,
    find: (value) => menuIndex && byHand(menuIndex.deals.get(Number(value))),
    gone: words.gone,
  });
  if (!overlay || !menuIndex) return null;
  const { target: deal, sheet, close } = overlay;
  const isNow = holdsAt(deal.conditions, localDateTime(now, setting.timeZone));
  return (
    <offerDialog.Component
      key={deal.id}
      {...sheet}
      offer={dealOffer(deal, menuIndex)}
      menu={menuIndex}
      kicker={dealText(deal, setting)}
      later={isNow ? null : words.notNow(formatWhen(deal.conditions, { ...setting, deals: words }))}
      isOnlyLater={!isNow}
      isSending={isSending}
      isInHistory
      onAdd={(line) => add(line, readLine(line, menuIndex).unit, close)}
    />
  );
}

/** An automatic deal has no dialog: it is found by itself in the cart. */
const byHand = <T extends { isAutomatic: boolean }>(deal: T | undefined): T | null =>
  deal && !deal.isAutomatic ? deal : null;
