import { formatLocale } from '#schemas/format-locale.ts';
import { toMajor } from '#schemas/money.ts';
import { languages, type Language } from '#schemas/languages/languages.ts';
import { printRichText } from '#schemas/rules/rich-text-notation.ts';
import type { Extent } from './legal-details.ts';

/** How the default legal texts write times, amounts and names in a language. */
export function legalFormat(language: Language, tenant: { locale: string; currency: string }) {
  const locale = formatLocale(language, tenant.locale);
  const amount = (unit: 'minute' | 'hour' | 'day' | 'month') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return {
    /** '15 minutes', '15–30 minutes', '2 hours'. */
    minutes({ least, most }: Extent): string {
      const divisors = [
        ['day', 24 * 60],
        ['hour', 60],
      ] as const;
      const [unit, by] = divisors.find(
        ([, by]) => least > 0 && least % by === 0 && most % by === 0,
      ) ?? ['minute', 1];
      if (least === most) return amount(unit).format(least / by);
      return amount(unit).formatRange(least / by, most / by);
    },
    months: (count: number): string => amount('month').format(count),
    percent: ({ least, most }: Extent): string => {
      const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
      if (least === most) return share.format(least / 1_000_000);
      return share.formatRange(least / 1_000_000, most / 1_000_000);
    },
    /** @param minor units of the tenant's currency */
    money: (minor: number): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: tenant.currency }).format(
        toMajor(minor, tenant.currency),
      ),
    /** 'Australian dollars'. */
    currency: (): string =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: tenant.currency,
        currencyDisplay: 'name',
      })
        .formatToParts(100)
        .find(({ type }) => type === 'currency')?.value ?? tenant.currency,
    /**
     * Names as they stand, within the notation of rich texts. From right to left each is put between
     * the marks U+2068 and U+2069, so that it changes the order of no words around it.
     */
    name: (text: string): string =>
      languages[language].direction === 'rtl' ? `\u2068${plain(text)}\u2069` : plain(text),
    list: (names: readonly string[]): string => new Intl.ListFormat(locale).format(names),
  };
}

export type LegalFormat = ReturnType<typeof legalFormat>;

const plain = (text: string): string => printRichText([{ kind: 'paragraph', spans: [{ text }] }]);
