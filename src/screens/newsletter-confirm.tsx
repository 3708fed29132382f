import { NewsletterAnswer } from './newsletter-answer.tsx';

/** /newsletter/confirm: says yes to the newsletter with the link of a mail. */
export function NewsletterConfirmScreen() {
  return <NewsletterAnswer answer="confirm" />;
}
