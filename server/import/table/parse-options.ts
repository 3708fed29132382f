import type { DraftGroup, DraftOption } from '../menu/draft-dish.ts';
import { readPrice, type PriceFormat } from './read-price.ts';

/** Options of a cell, with the parts that need a look. */
export type ParsedOptions = {
  groups: DraftGroup[];
  /** Parts whose price was not understood. */
  unread: readonly string[];
  /** Parts whose price has the sign of another currency. */
  foreign: readonly string[];
};

/**
 * Options in one cell: 'Bacon +2; Cheese (+1.50); No onion', or groups of them, each behind its name:
 * 'Milk: Full, Soy +0.50'.
 * @param label what the group is called where the cell does not say
 */
export function parseOptions(cell: string, label: string, format: PriceFormat): ParsedOptions {
  const found: Found = { unread: [], foreign: [] };
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.flatMap((line) => (isSeveralGroups(line) ? line.split(/[;|]/) : [line]));
  const groups = parts.flatMap((part): DraftGroup[] => {
    const { name, text } = nameOf(part, format);
    const options = splitOptions(text).map((option) => readOption(option, format, found));
    return options.length > 0 ? [{ ...readLimits(name || label), options }] : [];
  });
  return { groups: joinUnnamed(groups, label), ...found };
}

/** 'Milk: Full, Soy; Sugar: One, Two' has a name behind each semicolon. */
const isSeveralGroups = (line: string): boolean => {
  const parts = line.split(/[;|]/).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => /^[^:,+]{1,60}:\s*\D[^:]*,/.test(part.trim()));
};

/** 'Milk: Full, Soy' begins with a name; 'Bacon: 2' is an option with its price. */
function nameOf(part: string, format: PriceFormat): { name: string; text: string } {
  const { name = '', text = '' } =
    /^(?<name>[^:,;|+]{1,60}):\s*(?<text>.+)$/su.exec(part)?.groups ?? {};
  const isPrice = readPrice(text, format).kind !== 'unread' && /\d/.test(text);
  const isOneOfMany = /^\S*\d\S*\s*[,;|]/.test(text);
  return name === '' || isPrice || isOneOfMany
    ? { name: '', text: part }
    : { name: name.trim(), text };
}

/** Commas divide only where nothing stronger does, and never within '1,50'. */
function splitOptions(text: string): string[] {
  const strong = text.split(/[;|\n•]/);
  const parts = strong.length > 1 ? strong : text.split(/,(?!\d)/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const priceBehind =
  /^(?<name>.*?\S)\s*(?:[:=]\s*|\s[-–]\s|\(\s*|\[\s*|(?=\+)|(?=\s\p{Sc})|\s(?=[A-Z]{0,3}\p{Sc})|\s(?=\d+[.,]\d{2}\b))(?<plus>\+\s*)?(?<price>(?:[A-Z]{0,3}\p{Sc}|Rs\.?)?\s*\d[\d.,]*\s*(?:\p{Sc}|[A-Z]{3})?)\s*[)\]]?$/u;

type Found = { unread: string[]; foreign: string[] };

function readOption(text: string, format: PriceFormat, found: Found): DraftOption {
  const { name, price: cell } = priceBehind.exec(text)?.groups ?? {};
  if (name === undefined || cell === undefined) return { name: text, price: 0 };
  const read = readPrice(cell, format);
  if (read.kind === 'price') {
    if (read.isForeign) found.foreign.push(text);
    return { name: name.trim(), price: read.minor };
  }
  found.unread.push(text);
  return { name: text, price: 0 };
}

/** Lines without a name of their own are one group. */
function joinUnnamed(groups: readonly DraftGroup[], label: string): DraftGroup[] {
  const { name: usual } = readLimits(label);
  const joined: DraftGroup[] = [];
  for (const group of groups) {
    const same = group.name === usual ? joined.find(({ name }) => name === usual) : undefined;
    if (same) same.options.push(...group.options);
    else joined.push({ ...group, options: [...group.options] });
  }
  return joined;
}

/** 'Milk (choose 1)', 'Toppings – up to 3', 'Base (required)': the name, and how many of it. */
export function readLimits(label: string): Pick<DraftGroup, 'name' | 'min' | 'max'> {
  const within =
    /\s*[([–-]\s*(?<limits>(?:required|optional|choose|pick|select|up to|max|min|any)\b[^)\]]*)[)\]]?$/i.exec(
      label,
    );
  const limits = within?.groups?.limits ?? '';
  const name = within ? label.slice(0, within.index).trim() : label.trim();
  const most = /(?:up to|max\.?(?:imum)?(?: of)?)\s*(\d{1,2})/i.exec(limits)?.[1];
  const least = /(?:min\.?(?:imum)?(?: of)?|at least)\s*(\d{1,2})/i.exec(limits)?.[1];
  const exactly = /(?:choose|pick|select|any)\s*(?:any\s*)?(\d{1,2}|one|two|three)\b/i.exec(
    limits,
  )?.[1];
  const count = exactly === undefined ? null : numberOf(exactly);
  const isRequired = /required/i.test(limits);
  const max = most === undefined ? count : Number(most);
  const min = least === undefined ? (most === undefined ? count : null) : Number(least);
  return {
    name: name || label.trim(),
    min: min ?? (isRequired ? 1 : 0),
    max: max === 0 ? null : max,
  };
}

const numberOf = (text: string): number =>
  ({ one: 1, two: 2, three: 3 })[text.toLowerCase()] ?? Number(text);
