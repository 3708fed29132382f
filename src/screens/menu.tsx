import { MenuHostPlace } from '../sections/menu-host-place.tsx';
import { PageMenu } from '../sections/page-menu.tsx';

/** The menu on a page of its own. */
export function MenuScreen() {
  return (
    <>
      <PageMenu />
      <MenuHostPlace />
    </>
  );
}
