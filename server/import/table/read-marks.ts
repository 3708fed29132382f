import type { Suspension } from '../menu/imported-menu.ts';

const longestMark = 40;
export const mostMarks = 20;

/** Letters that menus write behind a dish. */
const dietLetters: Record<string, string> = {
  v: 'Vegetarian',
  veg: 'Vegetarian',
  vo: 'Vegetarian option',
  vg: 'Vegan',
  ve: 'Vegan',
  vgn: 'Vegan',
  gf: 'Gluten free',
  gfo: 'Gluten free option',
  df: 'Dairy free',
  nf: 'Nut free',
  h: 'Halal',
};

const none = /^(?:none|no|n\/?a|nil|-+|–|0|false|non[- ]?veg(?:etarian)?|eggetarian|regular)$/i;
const yes = /^(?:y|yes|true|1|x|✓|✔|☑|•|\*|ja|oui|sí|si)$/iu;
const no = /^(?:n|no|false|0|-|–|✗|✘|nein|non)$/iu;

/** The marks of a cell; those that are sentences rather than marks are `unread`. */
export type ReadMarks = { marks: string[]; unread: string[] };

/** 'V, GF', 'vegan / gluten-free': diets by their names. */
export const readDiets = (cell: string): ReadMarks =>
  readMarks(cell, (mark) => dietLetters[mark.toLowerCase()] ?? named(mark));

/** 'Contains: milk, nuts.' */
export const readAllergens = (cell: string): ReadMarks =>
  readMarks(cell.replace(/^(?:may )?contains?:?\s+/i, '').replace(/\.$/, ''), named);

const knownDiet =
  /^(?:vegetarian|vegan|plant[- ]based|(?:gluten|dairy|lactose|nut|egg|soy|sugar)[- ]?free|halal|kosher|keto|low[- ]?carb|pescatarian|paleo)(?: options?)?$/;

const isDiet = (mark: string): boolean => knownDiet.test(mark.toLowerCase());

/** Tags of any kind: those that are diets by their names, the others `unread`. */
export function readTags(cell: string): ReadMarks {
  const { marks, unread } = readDiets(cell);
  return {
    marks: marks.filter(isDiet),
    unread: [...unread, ...marks.filter((mark) => !isDiet(mark))],
  };
}

const isMark = (text: string): boolean => text.length <= longestMark;

function readMarks(cell: string, nameOf: (mark: string) => string): ReadMarks {
  const parts = cell
    .split(/\s*[,;/|•\n]\s*|\s+and\s+|\s+&\s+/)
    .map((part) => part.replaceAll(/^[([]|[)\]]$/g, '').trim())
    .filter((part) => part !== '' && !none.test(part));
  const marks = [...new Set(parts.filter(isMark).map(nameOf))].slice(0, mostMarks);
  return { marks, unread: parts.filter((part) => !isMark(part)) };
}

/** GLUTEN_FREE, glutenFree and gluten-free become 'Gluten free'. */
const named = (mark: string): string => {
  const text = mark
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/(?<=\w)-?free\b/, ' free');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Whether a cell says yes; null: neither yes nor no. */
export function readFlag(cell: string): boolean | null {
  if (cell === '' || no.test(cell)) return false;
  return yes.test(cell) ? true : null;
}

const sold =
  /^(?:available|visible|active|in stock|instock|published|publish|on|enabled|for sale|live)$/i;
const unsold =
  /^(?:sold ?-?out|unavailable|not available|hidden|inactive|out of stock|outofstock|archived|draft|off|disabled|86(?:'?d)?|not for sale|-1)$/i;

/** Whether a cell of availability says that a dish is sold; null: it says nothing that is known. */
export function readSold(cell: string): Suspension | 'unknown' {
  if (cell === '' || sold.test(cell) || readFlag(cell) === true) return null;
  if (unsold.test(cell) || readFlag(cell) === false) return 'until-further-notice';
  return /^\d+$/.test(cell) ? null : 'unknown';
}
