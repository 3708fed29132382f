import type { ContainerProps } from './container-props.ts';
import { MenuContainer } from './menu-container.tsx';

/** The menu under the title of its page. */
export function PageMenuContainer(props: ContainerProps<'menu'>) {
  return <MenuContainer {...props} headingLevel={1} />;
}
