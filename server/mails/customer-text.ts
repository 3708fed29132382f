/**
 * What customers write goes to whatever address they typed, so a mail must be of no use to somebody
 * who wants to write to others in the restaurant's name: nothing of theirs is greeted or stands in
 * the head but a plain name, and nothing is a link.
 */

const longestName = 40;
const mostNames = 5;
/** Letters of any script, and what joins them; a full stop only at the end of an initial. */
const plainName = /^\p{L}(?:[\p{L}\p{M}'’-]|\.(?= |$)| (?=\p{L}))*$/u;

/** The name by which a customer is greeted; null where it is more, or less, than one. */
export function nameToGreet(name: string): string | null {
  const isOne = plainName.test(name) && name.length <= longestName;
  return isOne && name.split(' ').length <= mostNames ? name : null;
}

/** Full stops that mail programs take for the one in a domain, with a letter or digit on both sides. */
const stopInside = /(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}-]*\p{L})/gu;

/** A text in which no mail program finds a link: schemes and domains are parted by a space. */
export const withoutLinks = (text: string): string =>
  text.replaceAll('://', ': //').replaceAll(stopInside, '. ');
