/** The words of a name as they are compared, and the same without what a camera or a copy adds. */
export type NameTokens = { all: readonly string[]; own: readonly string[] };

/** What cameras, telephones, messengers and programs put into the names of pictures. */
const added = new Set(
  (
    'img image photo pic picture dsc dscn dscf dcim pxl mvimg vid screenshot whatsapp at wa signal ' +
    'telegram copy kopie edit edited final web small medium large big original orig scaled cropped ' +
    'resized thumbnail thumb hires lowres new neu untitled export upload min cover square portrait'
  ).split(' '),
);

/** Letters that no accent explains. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Reads the name of a dish, or of a file without its ending: words without case and accents, split
 * at everything that is no letter or digit, and where capitals begin ('ChickenTikka').
 */
export function tokensOf(name: string): NameTokens {
  const all = name
    .normalize('NFKD')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and');
  return { all, own: all.filter((word) => !isAdded(word)) };
}

/** 'img', '1234', '20260514', '2', 'v2', '1024x768', 'wa0003'. */
const isAdded = (word: string): boolean =>
  added.has(word) || /^(?:v?\d+|\d+x\d+|wa\d+|img\d+|dsc\d+)$/.test(word);

/**
 * How much the name of a file is that of a dish: 1 where they are the same, more where even what is
 * usually added is; below 1 the share of letters that both have, words in any order.
 */
export function likenessOf(file: NameTokens, dish: NameTokens): number {
  if (dish.all.length === 0) return 0;
  if (joined(file.all) === joined(dish.all)) return 3;
  if (joined(file.own) === joined(dish.all)) return 2;
  // Nothing is left but what the camera wrote.
  if (file.own.length === 0) return 0;
  if (sorted(file.own) === sorted(dish.all)) return 1;
  return Math.min(0.99, shared(file, dish));
}

const joined = (words: readonly string[]) => words.join('');
const sorted = (words: readonly string[]) => words.toSorted().join(' ');
const lengthOf = (words: readonly string[]) => joined(words).length;

/** Twice the letters of the words that both have, of the letters of both. */
function shared(file: NameTokens, dish: NameTokens): number {
  const left = [...file.all];
  let letters = 0;
  for (const word of dish.all) {
    const place = left.findIndex((one) => isLike(one, word));
    if (place === -1) continue;
    letters += word.length + (left[place]?.length ?? 0);
    left.splice(place, 1);
  }
  const unused = left.filter((word) => !isAdded(word));
  const all = lengthOf(dish.all) + lengthOf(file.all) - lengthOf(left) + lengthOf(unused);
  return letters / all;
}

/** The same word, in the plural too, or with one slip of the hand where it is long. */
function isLike(a: string, b: string): boolean {
  if (a === b || `${a}s` === b || a === `${b}s`) return true;
  const isLong = Math.min(a.length, b.length) >= 5;
  return isLong && !/\d/.test(a + b) && differsOnce(a, b);
}

/** Whether one letter was added, left out, changed, or swapped with the next. */
function differsOnce(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  const swapped = `${long[from + 1] ?? ''}${long[from] ?? ''}`;
  return short.slice(from, from + 2) === swapped && short.slice(from + 2) === long.slice(from + 2);
}
