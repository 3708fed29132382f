import Clock from 'lucide-react/icons/clock';
import type { HomeEntry } from '#schemas/config/layout.ts';
import type { DeviceKind } from '#schemas/config/when.ts';
import { inactiveSections } from '#schemas/rules/shown-when/inactive-sections.ts';
import { useConfigPart, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { useNow } from '../../parts/use-now.ts';
import { formatWhen } from '../../core/sections/format-when.ts';
import styles from '../page/canvas.module.css';
import { Outline } from '../page/outline.tsx';
import type { Tracker } from '../page/tracker.ts';

type InactiveSectionsProps = { page: Document; tracker: Tracker };

/**
 * Covers each section that a customer would not see now, and states its rule: while the editor is
 * open all sections are drawn (docs/decisions/019).
 */
export function InactiveSections({ page, tracker }: InactiveSectionsProps) {
  const home = useConfigPart(({ layout }) => layout.home);
  const { timeZone } = useReadable(usePorts().siteData);
  const inactive = inactiveSections(home, useNow(), timeZone);
  return home.map(
    (entry) =>
      entry.when &&
      !entry.hidden && (
        <Outline
          key={entry.id}
          tracker={tracker}
          look="inactive"
          target={() =>
            inactive.includes(entry.id) || !isForThisWindow(entry, page)
              ? onHome(page, entry)
              : null
          }
        >
          <span className={styles.reason}>
            <Clock aria-hidden="true" size={13} /> Not seen now: {formatWhen(entry.when)}
          </span>
        </Outline>
      ),
  );
}

/** The section's element; null on other pages, where a menu is always shown. */
const onHome = (page: Document, { id }: HomeEntry): Element | null =>
  page.location.pathname === '/' ? page.getElementById(id) : null;

/** Whether a visitor with this window and order type would see it (home.module.css). */
function isForThisWindow({ when }: HomeEntry, page: Document): boolean {
  const { devices = [], orderTypes = [] } = when ?? {};
  const orderType = page.documentElement.dataset['order'] ?? 'pickup';
  return (
    (devices.length === 0 || devices.includes(deviceOf(page.defaultView?.innerWidth ?? 0))) &&
    (orderTypes.length === 0 || orderTypes.some((type) => type === orderType))
  );
}

const deviceOf = (width: number): DeviceKind =>
  width < 768 ? 'phone' : width < 1024 ? 'tablet' : 'computer';
