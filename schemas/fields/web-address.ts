/** Full stops that browsers and mail programs take for the one in a domain. */
const stop = '[.。．｡]';
const letter = String.raw`[\p{L}\p{M}\p{N}-]`;
const end = String.raw`(?![\p{L}\p{N}])`;

/** Endings of domains that stand in no name; and those that initials are written like (`J.Top`). */
const surely = 'com|net|org|рф|中国|网址|भारत';
const afterWords =
  'app|biz|blog|click|club|dev|example|info|link|live|online|shop|site|store|top|xyz';

/**
 * Addresses of the web among other words: with a scheme, with `www.`, with a path, or a domain by its
 * ending. Initials and titles are names, such as `J.R.`, `St.Mary` and `Dr.Who`: an ending that names
 * could have counts after three letters, and that of a country in small letters. Each part is of a
 * bounded length, so that no text takes long to judge.
 */
const addresses = [
  /:\/\//u,
  new RegExp(String.raw`(?<![\p{L}\p{N}])www${stop}`, 'iu'),
  new RegExp(String.raw`${letter}${stop}[\p{L}\p{M}]{2,24}\/`, 'u'),
  new RegExp(`${letter}${stop}(?:${surely})${end}`, 'iu'),
  new RegExp(`${letter}{3}${stop}(?:${afterWords})${end}`, 'iu'),
  new RegExp(`${letter}{3}${stop}[a-z]{2}${end}`, 'u'),
];

/** Whether a text holds what people, and mail programs, read as an address of the web. */
export const hasWebAddress = (text: string): boolean =>
  addresses.some((address) => address.test(text));
