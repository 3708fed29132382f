import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';
import { ImportTroubleText } from './import-trouble.tsx';
import type { MenuImportState } from './use-menu-import.ts';

/** What is being done by now, and why the last thing was not done. */
export function ImportStatus({ state }: { state: MenuImportState }) {
  const words = useDeskMessages().deskMenuImport;
  const { busy, trouble } = state;
  const status = !busy
    ? ''
    : busy.sent > 0 && busy.sent < 1
      ? words.sending(Math.round(busy.sent * 100))
      : busy.with === 'reading'
        ? words.reading
        : words.preview.applying;
  return (
    <>
      <output className={css.status}>{status}</output>
      {trouble && <ImportTroubleText key={trouble.number} trouble={trouble} />}
    </>
  );
}
