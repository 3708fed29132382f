/** Whether a text names a time zone that this runtime knows: 'Europe/Berlin'. */
export function isTimeZone(text: string): boolean {
  // An offset such as '+02:00' is taken by Intl, too, but knows no summer.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
