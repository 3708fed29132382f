import { TableStrip } from '../features/dine-in/table-strip.tsx';
import { DealsPage } from '../features/dish/offers/deals-page.tsx';
import { MenuDialogs } from '../features/dish/menu-dialogs.tsx';

/** /dine-in-menu/deals (specification §2): everything on offer that holds at a table. */
export function DineInDealsScreen() {
  return (
    <>
      <TableStrip />
      <DealsPage />
      <MenuDialogs />
    </>
  );
}
