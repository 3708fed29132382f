import { kindOfSection } from '#schemas/config/read-section.ts';
import { isForSome } from '#schemas/rules/shown-when/can-meet.ts';
import { useShownHome } from '../page/shown-when/shown-home.ts';
import { MenuHostPlace } from '../sections/menu-host-place.tsx';
import { SectionContainer } from '../sections/section-container.tsx';
import { useSameList } from '#ui/stores/same-list.ts';
import { useConfig, usePageState } from '#ui/stores/stores.tsx';
import styles from './home.module.css';

/**
 * The home page: its sections in the owner's order, those that are shown now; one for some devices
 * or order types is left out by the style sheet (docs/decisions/019).
 */
export function HomeScreen() {
  const home = useShownHome();
  const isWhole = usePageState((state) => state.showsAllSections);
  // Asked once for all of them, not by each with every key that is typed in the editor.
  const kinds = useConfig(
    useSameList(({ config }) => home.map(({ id }) => kindOfSection(config, id))),
  );
  return (
    <>
      {home.map(({ id, when }, place) => {
        const kind = kinds[place];
        if (!kind) return null;
        const section = <SectionContainer key={id} id={id} kind={kind} />;
        if (!when || !isForSome(when)) return section;
        return (
          <div
            key={id}
            className={styles.some}
            data-some
            data-devices={isWhole ? undefined : words(when.devices)}
            data-orders={isWhole ? undefined : words(when.orderTypes)}
          >
            {section}
          </div>
        );
      })}
      <MenuHostPlace leavesForMenu />
    </>
  );
}

/** As the style sheet asks for them. */
const words = (list: readonly string[]) => list.join(' ') || undefined;
