/** A sentence by its place in a catalogue: 'order.progress.ready'. */
type Sentence = { place: string; value: unknown };
type Phrase = (...args: readonly unknown[]) => unknown;

const isPhrase = (value: unknown): value is Phrase => typeof value === 'function';
const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Texts and functions of a catalogue, with their places. */
export function sentencesOf(catalogue: unknown, path: readonly string[] = []): Sentence[] {
  if (!isBranch(catalogue)) return [{ place: path.join('.'), value: catalogue }];
  return Object.entries(catalogue).flatMap(([key, value]) => sentencesOf(value, [...path, key]));
}

/**
 * Where a translation falls short of the English catalogue, in words: what lacks, what is left in
 * English, which arguments are not said, and spaces too many.
 * @param same places that may be as in English
 */
export function catalogueGaps(
  english: Record<string, unknown>,
  own: Record<string, unknown>,
  same: readonly RegExp[],
): string[] {
  const translated = new Map(sentencesOf(own).map(({ place, value }) => [place, value]));
  const sentences = sentencesOf(english);
  const places = new Set(sentences.map(({ place }) => place));
  return [
    ...sentences.flatMap(({ place, value }) =>
      gapsOf(
        value,
        translated.get(place),
        same.some((it) => it.test(place)),
      ).map((gap) => `${place}: ${gap}`),
    ),
    ...[...translated.keys()]
      .filter((place) => !places.has(place))
      .map((place) => `${place}: English does not have it`),
  ];
}

function gapsOf(english: unknown, own: unknown, maybeSame: boolean): string[] {
  if (own === undefined) return ['lacks'];
  if (!isPhrase(english)) {
    if (typeof own !== 'string') return ['is no text'];
    const isSame = english === own && hasLetters(own) && !maybeSame;
    return [...(isSame ? [`is English still: ${own}`] : []), ...formGaps(own, english)];
  }
  return isPhrase(own) ? phraseGaps(english, own, maybeSame) : ['is no function'];
}

/**
 * Arguments that no sentence has by itself, of each kind that a function may take: those that
 * English cannot use are of the wrong kind for it.
 */
const mark = (place: number) => `⟦${place}⟧`;
const number = (place: number) => 7001 + 2 * place;
const kinds: readonly { value(place: number): unknown; marks(place: number): string[] }[] = [
  { value: mark, marks: (place) => [mark(place)] },
  { value: number, marks: (place) => [`${number(place)}`] },
  {
    value: (place) => [`${mark(place)}a`, `${mark(place)}b`],
    marks: (place) => [`${mark(place)}a`, `${mark(place)}b`],
  },
];
/** Counts that take each of the plural forms there are, as other numbers than the marked ones. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100];

function phraseGaps(english: Phrase, own: Phrase, maybeSame: boolean): string[] {
  const gaps = kinds.flatMap(({ value, marks }) => {
    // A function with a default or none at all still says what it is given.
    const args = [0, 1, 2, 3].map(value);
    const said = tried(english, args);
    if (said === null) return [];
    const text = tried(own, args) ?? '';
    return [
      ...args.flatMap((_, place) =>
        marks(place).some((it) => said.includes(it) && !text.includes(it))
          ? [`does not say its argument ${place + 1}: ${text}`]
          : [],
      ),
      ...(said === text && hasLetters(withoutMarks(said)) && !maybeSame
        ? [`is English still: ${said}`]
        : []),
      ...formGaps(text, said),
    ];
  });
  const counted = counts.flatMap((count) => {
    const args = [count, count, count, count];
    const said = tried(english, args);
    return said === null ? [] : formGaps(tried(own, args) ?? '', said);
  });
  return [...new Set([...gaps, ...counted])];
}

/** What a function says; null: it cannot use such arguments. */
function tried(phrase: Phrase, args: readonly unknown[]): string | null {
  try {
    const said = phrase(...args);
    return typeof said === 'string' && !/NaN|undefined|\[object/.test(said) ? said : null;
  } catch {
    return null;
  }
}

/** How a text is formed, whatever it says; nothing is worse than it is in English. */
function formGaps(text: string, english: unknown): string[] {
  const model = `${english}`;
  const other = placeholdersOf(text).filter((it) => !placeholdersOf(model).includes(it));
  const missing = placeholdersOf(model).filter((it) => !placeholdersOf(text).includes(it));
  const isPadded = (it: string) => it !== it.trim();
  const hasGap = (it: string) => / {2}/.test(it);
  return [
    ...(text === '' && model !== '' ? ['says nothing'] : []),
    ...(isPadded(text) && !isPadded(model) ? [`begins or ends with a space: ${text}`] : []),
    ...(hasGap(text) && !hasGap(model) ? [`has two spaces: ${text}`] : []),
    ...other.map((it) => `has ${it}, which English does not`),
    ...missing.map((it) => `does not have ${it}`),
  ];
}

/** What is filled in later: '{customer_name}'. */
const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

const withoutMarks = (text: string): string => text.replaceAll(/⟦\d⟧[ab]?/g, '');
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
