import { TableStrip } from '../features/dine-in/table-strip.tsx';
import { MenuHostPlace } from '../sections/menu-host-place.tsx';
import { PageMenu } from '../sections/page-menu.tsx';

/** /dine-in-menu (specification §2): the menu at in-store prices, ordered to the table. */
export function DineInMenuScreen() {
  return (
    <>
      <TableStrip />
      <PageMenu />
      <MenuHostPlace />
    </>
  );
}
