/** A mail before it is written as HTML and as text. */
export type MailContent = {
  subject: string;
  /** What lists of mails show behind the subject. */
  preview: string;
  brand: string;
  greeting: string;
  heading: string;
  paragraphs: readonly string[];
  /** The promised time, large. */
  promised: { label: string; value: string } | null;
  button: { label: string; href: string };
  place: { label: string; lines: readonly string[] };
  orderTitle: string;
  items: readonly { name: string; amount: string; details: readonly string[] }[];
  bill: readonly { name: string; amount: string; isStrong: boolean }[];
  small: readonly string[];
  look: MailLook;
};

/** Colours of the tenant; mail programs know no variables. */
export type MailLook = {
  primary: string;
  onPrimary: string;
  ground: string;
  surface: string;
  text: string;
  muted: string;
  line: string;
};
