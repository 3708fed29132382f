/** Somebody asks by their browser not to be tracked; nothing here tracks, and nothing is counted. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
