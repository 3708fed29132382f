import { NewsletterAnswer } from './newsletter-answer.tsx';

/** /newsletter/unsubscribe: leaves the newsletter with the link of any of its mails. */
export function NewsletterUnsubscribeScreen() {
  return <NewsletterAnswer answer="leave" />;
}
