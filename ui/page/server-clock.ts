/** Dispatched on the window once the clock was found wrong and set. */
export const clockSet = 'clockset';

/** Clock that the page's present and its calls go by, from its first script on. */
export type ServerClock = {
  /** How far the server's clock is ahead of the device's, in ms. */
  ahead: number;
  /** Function that each call of the API is made with. */
  fetch: typeof globalThis.fetch;
};
