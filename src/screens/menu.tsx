import { MenuHostPlace } from '../sections/menu-host-place.tsx';
import { PageMenu } from '../sections/page-menu.tsx';

/** The menu on a page of its own, also at one of its categories and with a dish open over it. */
export function MenuScreen() {
  return (
    <>
      <PageMenu />
      <MenuHostPlace />
    </>
  );
}
