import { TableStrip } from '../features/dine-in/table-strip.tsx';
import { MenuContainer } from '../sections/menu-container.tsx';
import { MenuHost } from '../sections/menu-host.tsx';
import { useConfig } from '../stores/stores.tsx';

/** /dine-in-menu (specification §2): the menu at in-store prices, ordered to the table. */
export function DineInMenuScreen() {
  const config = useConfig((state) => state.config.menu);
  return (
    <>
      <TableStrip />
      <MenuContainer id="menu" config={config} headingLevel={1} />
      <MenuHost />
    </>
  );
}
