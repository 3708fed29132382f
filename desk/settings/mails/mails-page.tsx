import { useMails } from '#desk/api/staff-mails.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { FailedMails } from './failed-mails.tsx';
import { MailDomain } from './mail-domain.tsx';
import { Newsletter } from './newsletter.tsx';
import { MailSenderSettings } from './sender-form.tsx';
import { TestMail } from './test-mail.tsx';

/** Whether mails leave, those that did not, and who gets the newsletter; for owners. */
export function MailsPage() {
  const words = useDeskMessages().deskMails;
  const mails = useMails();
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={mails}>
      {(data) => (
        <>
          <TestMail mails={data} />
          <MailSenderSettings />
          <MailDomain from={data.from} />
          <FailedMails mails={data} />
          <Newsletter />
        </>
      )}
    </LoadedSettings>
  );
}
