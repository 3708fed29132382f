/** How a language names days and times; dates ('2026-11-24') and times ('18:30') are local. */
export type LocalTimeFormat = {
  time(localTime: string): string;
  weekday(localDate: string, width: 'long' | 'short'): string;
  /** 'Thu 26 Nov' */
  date(localDate: string): string;
};

const known = new Map<string, LocalTimeFormat>();

/** Formatters are slow to make, and every place on a page needs the same ones. */
export function localTimeFormat(locale: string): LocalTimeFormat {
  const made = known.get(locale) ?? makeFormat(locale);
  known.set(locale, made);
  return made;
}

const at = (localDate: string) => new Date(`${localDate}T12:00:00Z`);

function makeFormat(locale: string): LocalTimeFormat {
  // A restaurant's wall clock is formatted as it stands, never moved.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const exact = format({ hour: 'numeric', minute: '2-digit' });
  // '9 pm' is how one says it; a lone '21' would not be a time.
  const isTwelveHours = exact.resolvedOptions().hour12 === true;
  const full = isTwelveHours ? format({ hour: 'numeric' }) : exact;
  const weekdays = { long: format({ weekday: 'long' }), short: format({ weekday: 'short' }) };
  const date = format({ weekday: 'short', day: 'numeric', month: 'short' });
  return {
    time: (localTime) =>
      (localTime.endsWith(':00') ? full : exact)
        .format(new Date(`2026-11-24T${localTime}:00Z`))
        // Browsers and servers differ in the space they put, and a time never breaks.
        .replaceAll(/\s/g, '\u00a0'),
    weekday: (localDate, width) => weekdays[width].format(at(localDate)),
    date: (localDate) => date.format(at(localDate)).replace(',', ''),
  };
}
