import { newsletterForm } from './en/newsletter-form.ts';

/** Sentences of the newsletter's form: a first load is spared them, for it stands at the foot. */
export const enNewsletterForm = { newsletterForm };
