import type { Mail } from './mailer.ts';

/** A mail as nodemailer takes it. */
export function messageOf({ id, replyTo, oneClickLeave, calendar, ...mail }: Mail) {
  return {
    ...mail,
    messageId: `<${id}@${mail.from.address.split('@').at(-1) ?? 'localhost'}>`,
    ...(replyTo !== undefined && replyTo !== '' && { replyTo }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'reservation.ics' } }),
    // No holiday answers to a receipt (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(oneClickLeave !== undefined && {
        'List-Unsubscribe': `<${oneClickLeave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
