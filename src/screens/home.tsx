import { MenuHost } from '../sections/menu-host.tsx';
import { SectionOutlet } from '../sections/section-outlet.tsx';
import { promptSections } from '../sections/section-parts.ts';
import { shownSections } from '../sections/shown-sections.ts';
import { useConfig } from '../stores/stores.tsx';

/** The home page: its sections in the owner's order; a hidden one keeps its place unseen. */
export function HomeScreen() {
  const layout = useConfig((state) => state.config.layout);
  return (
    <>
      {shownSections(layout).map((id, place) => (
        <SectionOutlet key={id} id={id} isLate={place >= promptSections} />
      ))}
      <MenuHost />
    </>
  );
}
