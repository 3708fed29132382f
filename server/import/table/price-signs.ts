/** Currencies that a sign beside an amount may stand for, the most usual one first. */
const currenciesOfSign: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP', 'EGP', 'GIP', 'FKP', 'SHP', 'LBP', 'SYP', 'SSP', 'SDG'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₩': ['KRW', 'KPW'],
  '₪': ['ILS'],
  '₺': ['TRY'],
  '฿': ['THB'],
  '₫': ['VND'],
  '₱': ['PHP', 'CUP'],
  '₽': ['RUB', 'BYN'],
  '₴': ['UAH'],
  '₦': ['NGN'],
  '₵': ['GHS'],
  '₡': ['CRC', 'SVC'],
  '₲': ['PYG'],
  '₸': ['KZT'],
  '₼': ['AZN'],
  '₾': ['GEL'],
  A$: ['AUD'],
  AU$: ['AUD'],
  US$: ['USD'],
  NZ$: ['NZD'],
  C$: ['CAD', 'NIO'],
  CA$: ['CAD'],
  HK$: ['HKD'],
  S$: ['SGD'],
  NT$: ['TWD'],
  R$: ['BRL'],
  MX$: ['MXN'],
  Fr: ['CHF', 'XOF', 'XAF', 'XPF', 'DJF', 'GNF', 'KMF', 'RWF', 'BIF', 'CDF'],
  Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  zł: ['PLN'],
  Kč: ['CZK'],
  Ft: ['HUF'],
  lei: ['RON', 'MDL'],
};

/** Currencies whose amounts have '$' beside them, with or without letters in front. */
const dollars: readonly string[] =
  'AUD USD NZD CAD SGD HKD TWD BRL MXN ARS CLP COP UYU BBD BMD BND BSD BZD DOP FJD GYD JMD KYD LRD NAD NIO SBD SRD TTD TVD XCD CVE MOP ZWL'.split(
    ' ',
  );

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Currencies that a sign or a code may stand for; none: it says nothing of a currency. */
function currenciesOf(sign: string): readonly string[] {
  const plain = sign.trim().replace(/\.$/, '');
  if (currencies.has(plain)) return [plain];
  return currenciesOfSign[plain] ?? (plain === '$' ? dollars : []);
}

/** The code that a sign stands for, where it can be only one: `$` may be of many countries. */
export function currencyOfSign(sign: string | undefined): string | null {
  const [first, ...others] = currenciesOf(sign ?? '');
  const isUsual = sign === '£' || sign === '¥' || sign === '₩' || sign === '₱';
  return first !== undefined && (others.length === 0 || isUsual) ? first : null;
}

/** Whether a sign stands for another currency than one of that ISO 4217 code. */
export function isForeignSign(sign: string | undefined, currency: string): boolean {
  const known = currenciesOf(sign ?? '');
  return known.length > 0 && !known.includes(currency);
}
