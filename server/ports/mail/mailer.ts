/** A mail as it is sent; its texts are final and its HTML is escaped. */
export type Mail = {
  /** Of the restaurant, such as `orders@example.com`; the name is the tenant's. */
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Where an answer goes: the restaurant's own address, where it has one. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /**
   * The same for every try to send the same mail, so that a retry after a lost answer is known as
   * the mail that came before.
   */
  id: string;
  /** An entry for the receiver's calendar (RFC 5545, 5546). */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
  /** Ends the subscription that it belongs to by a bare POST, full address (RFC 8058). */
  oneClickLeave?: string;
};

/** Sends mails; throws where one cannot be sent now, and the queue tries again later. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Mails are kept on this machine, and reach nobody. */
  isFolder?: true;
};
