import { expect, test } from 'vitest';
import { ownerNotice } from '#schemas/messages/en/owner-notice.ts';
import { noticeMailAsText } from '#server/mails/notice-mail.ts';
import { ownerNoticeMail } from '#server/mails/owner-notice-mail.ts';
import { ownerNoticeJob } from '#server/mails/queue-owner-notices.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';

const { act: acts } = ownerNoticeJob.shape;
const mailOf = (act: keyof typeof ownerNotice.acts, subject: string) =>
  ownerNoticeMail({
    notice: { act, by: 'Olive', subject, at: '2026-11-20T02:00:00.000Z' },
    tenant: { name: 'Corner Kitchen', locale: 'en-AU' },
    timeZone: 'Australia/Sydney',
    config: siteConfigSchema.parse({}),
    href: 'https://corner.test/desk',
  });

test.each(acts.options)('of %s the mail says who did it, and when by the restaurant', (act) => {
  const content = mailOf(act, 'Ivy');
  const text = noticeMailAsText(content);
  expect(content.subject).toBe(`${ownerNotice.acts[act].subject} · Corner Kitchen`);
  expect(text).toMatch(
    /Olive (?:made|invited|set|removed|added|changed|gave|turned|deactivated|let) /,
  );
  expect(text).toMatch(/20 November 2026 at 1:00:00 pm AEDT/);
});

test('a name is no link, and an invited address or a domain stays one', () => {
  expect(mailOf('key_made', 'https://evil.example').lead).toContain('“https: //evil. example”');
  expect(mailOf('owner_invited', 'ivy@example.com').lead).toContain('ivy@example.com');
  expect(mailOf('domain_removed', 'shop.example').lead).toContain('removed shop.example.');
});
