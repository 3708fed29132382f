import type { SiteConfig } from '../config/site.ts';
import { parseRichText } from '../rules/rich-text-notation.ts';

export type LegalBusiness = { name: string; legalName: string; email: string; phone: string };

/** Legal pages of an invented restaurant, as short as they can honestly be; nobody's advice. */
export function legalTexts({ name, legalName, email, phone }: LegalBusiness): SiteConfig['legal'] {
  const contact = `Write to [${email}](mailto:${email}) or call ${phone}.`;
  return {
    terms: parseRichText(`
These terms are between you and ${legalName}, who cooks as ${name}.

# Ordering
Your order is placed when the confirmation appears. Until the kitchen has begun you can cancel it from the same page. Prices are in Australian dollars and include GST.

# Times
We cook towards the time you chose. If the kitchen falls behind, we say so on your order’s page and by email.

# Allergies
Each dish names the allergens that we know of. Everything is made in one kitchen, so we **cannot promise that a dish is free of traces**. Please tell us about allergies when you order.

# Questions
${contact}
`),
    privacy: parseRichText(`
We ask for what an order needs, and keep it no longer than the law wants us to.

# What we keep
- Your name, phone number and email address, to reach you about an order.
- Your address, if we deliver.
- What you ordered and what you paid; card details stay with the payment service.

# What this site keeps on your device
Your cart, the restaurant you chose and what you typed at the checkout, so that nothing is lost on the way. There is no advertising and nobody follows you elsewhere.

# Your say
Ask us for a copy of what we hold, or to correct or delete it. ${contact}
`),
    refundPolicy: parseRichText(`
If something was wrong, we want to put it right.

# What we do
- Something was missing: we refund it, or bring it if you are close.
- Something was not as described: a refund or the same dish again, as you like.
- You cancelled before we began: the whole amount goes back.

# How
Tell us on the day, with a photograph if it helps. Money goes back the way it came, which takes a bank *three to five working days*. ${contact}

These come on top of your rights under the Australian Consumer Law.
`),
  };
}
