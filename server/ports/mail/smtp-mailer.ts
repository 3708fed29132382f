import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { Mailer } from './mailer.ts';

/** What hangs is given up, and tried again by the queue; milliseconds. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Sends by SMTP, such as `smtps://user:password@mail.example.com`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...patience });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
  };
}
