import type { CountryCode } from 'libphonenumber-js/max';

/** A message as it is sent. */
export type SmsMessage = {
  /** In E.164, such as +61400000000. */
  to: string;
  text: string;
  /** The same for every try to send the same message. */
  id: string;
};

/** Sends messages to phones; throws where one cannot be sent now, and the queue tries again later. */
export type Sms = {
  send(message: SmsMessage): Promise<void>;
  /**
   * Countries whose numbers are sent to, besides the tenant's own: others are paid for by the
   * restaurant, and asked for by programs that earn from it (rule R93).
   */
  countries: readonly CountryCode[];
};
