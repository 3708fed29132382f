import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { useAddLine } from '../sheet/use-add-line.ts';
import { useMenuOverlay } from '../../../page/use-menu-overlay.ts';
import { dealInWords } from '../../../menu-model/deal-words.ts';
import { holdsAt } from '../../../menu-model/deal-times.ts';
import { useMenuSetting, useSaleMenu } from '../../../menu-model/use-drawn-menu.ts';
import { useNow } from '../../../page/use-now.ts';
import { whenInWords } from './deal-conditions.ts';
import { dealOffer } from './offer.ts';
import { offerDialog } from './offer-dialog-part.ts';

/** Shows the deal that the address names (`?deal=3`), to be put together by hand. */
export function DealDialogHost() {
  const { deals: words } = useDishMessages();
  const setting = useMenuSetting();
  const now = useNow();
  const { sale } = useSaleMenu();
  const { add, isSending } = useAddLine();
  const overlay = useMenuOverlay({
    name: 'deal',
    part: offerDialog,
    find: (id) => sale && byHand(sale.deals.get(id)),
    gone: words.gone,
  });
  if (!overlay || !sale) return null;
  const { target: deal, sheet, close } = overlay;
  const isNow = holdsAt(deal.conditions, localDateTime(now, setting.timeZone));
  return (
    <offerDialog.Component
      key={deal.id}
      {...sheet}
      offer={dealOffer(deal, sale)}
      menu={sale}
      kicker={dealInWords(deal, setting)}
      later={
        isNow ? null : words.notNow(whenInWords(deal.conditions, { ...setting, deals: words }))
      }
      isSending={isSending}
      onAdd={(line) => add(line, close)}
    />
  );
}

/** An automatic deal has no dialog: it is found by itself in the cart. */
const byHand = <T extends { isAutomatic: boolean }>(deal: T | undefined): T | null =>
  deal && !deal.isAutomatic ? deal : null;
