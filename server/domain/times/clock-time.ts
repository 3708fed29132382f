import { formatLocale } from '#schemas/format-locale.ts';
import type { Language } from '#schemas/languages/languages.ts';

/**
 * A time of the wire (`18:30`) as the tenant's country writes it in a language: `6:30 pm`, or `18:30`.
 * @param locale BCP 47, the tenant's
 */
export function clockTime(time: string, language: Language, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = new Date(Date.UTC(2026, 0, 5, hour, minute));
  const shown = at.toLocaleTimeString(formatLocale(language, locale), {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
  // ICU versions differ in the space before 'pm'.
  return shown.replaceAll(/[\u202F\u00A0]/g, ' ');
}
