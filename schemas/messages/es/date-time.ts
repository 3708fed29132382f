/**
 * A time or a day with the article that Spanish asks for: 'las 18:30', 'la 1:15', 'hoy, 18:30',
 * 'el martes 24 de noviembre, 18:30'. What it is given is formatted already.
 */
export function dateTime(text: string): string {
  if (/^0?1(?!\d)/.test(text)) return `la ${text}`;
  if (/^\d/.test(text)) return `las ${text}`;
  return isAdverb(text) ? text : `el ${text}`;
}

/** The same as a point in time: 'a las 18:30', 'hoy, 18:30', 'el martes 24 de noviembre, 18:30'. */
export const atDateTime = (text: string): string =>
  /^\d/.test(text) ? `a ${dateTime(text)}` : dateTime(text);

const isAdverb = (text: string): boolean => /^(hoy|mañana)(?!\p{L})/u.test(text);
