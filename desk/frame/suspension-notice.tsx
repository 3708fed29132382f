import type { DeskSession } from '#schemas/api/staff-people.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './suspension-notice.module.css';

type SuspensionNoticeProps = { suspended: NonNullable<DeskSession['suspended']> };

/** Stands on every page of the desk while the operator holds the site: since when, what works, whom to ask. */
export function SuspensionNotice({ suspended: { since, contact } }: SuspensionNoticeProps) {
  const words = useDeskMessages().deskSuspension;
  const { locale } = useStorefront();
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section className={css.notice} aria-label={words.label}>
      <p className={css.title}>{words.title(clock.format(new Date(since)))}</p>
      <p>
        {words.visitors} {words.staff}
      </p>
      {contact === null ? (
        <p>{words.ask}</p>
      ) : (
        <p>
          {words.askAt}{' '}
          <a className={css.link} href={contact}>
            {decodeURI(contact.replace(/^mailto:/, ''))}
          </a>
        </p>
      )}
    </section>
  );
}
