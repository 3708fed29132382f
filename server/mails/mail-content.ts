import type { Language } from '#schemas/languages/languages.ts';

/** A mail before it is written as HTML and as text. */
export type MailContent = {
  /** Left out: English, as staff read it. */
  language?: Language;
  subject: string;
  /** What lists of mails show behind the subject. */
  preview: string;
  brand: string;
  /** null: a restaurant is not greeted. */
  greeting: string | null;
  heading: string;
  /** The owner's own words, a paragraph each. */
  intro: readonly string[];
  lead: string;
  /** Why it happened, in the words of whoever decided it. */
  reason: string | null;
  /** The promised time, large; `before`: the one it replaces, struck. */
  promised: { label: string; time: string; day: string; before: string | null } | null;
  button: { label: string; href: string };
  /** Where it is to be had; null: nowhere any more. */
  place: { label: string; lines: readonly string[] } | null;
  /** What else whoever makes it has to know; a customer knows. */
  notes: readonly { label: string; lines: readonly string[] }[];
  orderTitle: string;
  items: readonly { name: string; amount: string; details: readonly string[] }[];
  bill: readonly { name: string; amount: string; isStrong: boolean }[];
  /** The owner's own words again, a paragraph each. */
  closing: readonly string[];
  small: readonly string[];
  look: MailLook;
};

/** Colours, type and shape of the tenant; mail programs know no variables. */
export type MailLook = {
  /** Keeps mail programs from turning it around once more. */
  scheme: 'light' | 'dark';
  /** Font families that devices have; nothing is fetched for a mail. */
  display: string;
  font: string;
  /** Of the card and of the button, in px. */
  radius: number;
  buttonRadius: number;
  primary: string;
  onPrimary: string;
  pricing: string;
  surface: string;
  text: string;
  muted: string;
  line: string;
};
