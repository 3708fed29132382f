import type { Setup } from '#schemas/api/staff-setup.ts';
import { paths } from '#ui/paths.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './setup-notice.module.css';

/** On every page of the desk, until the site is open: that it is not, and the way to the rest. */
export function SetupNotice({ setup }: { setup: Setup }) {
  const words = useDeskMessages().deskSetup.notice;
  const missing = setup.steps.filter(({ state }) => state === 'missing').length;
  return (
    <p className={css.notice}>
      {words.text(missing)}
      <a className={css.link} href={paths.deskPage('setup')}>
        {words.link}
      </a>
    </p>
  );
}
