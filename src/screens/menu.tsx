import { MenuSectionOutlet } from '../sections/menu-section.tsx';

/** The menu on a page of its own. */
export function MenuScreen() {
  return <MenuSectionOutlet headingLevel={1} />;
}
