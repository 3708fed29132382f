import { MenuHost } from '../sections/menu-host.tsx';
import { MenuContainer } from '../sections/menu-container.tsx';
import { useConfig } from '../stores/stores.tsx';

/** The menu on a page of its own. */
export function MenuScreen() {
  const config = useConfig((state) => state.config.menu);
  return (
    <>
      <MenuContainer id="menu" config={config} headingLevel={1} />
      <MenuHost />
    </>
  );
}
