/** What the texts of an order's mails may name in braces, such as {order_number}. */
export const mailVariables = [
  'customer_name',
  'order_number',
  'restaurant',
  'business',
  'phone',
  'address',
  'time',
  'day',
  'total',
] as const;
export type MailVariable = (typeof mailVariables)[number];

/** What each stands for in one mail; '' where the order has no such thing. */
export type MailValues = Readonly<Record<MailVariable, string>>;

type Part = { kind: 'text'; text: string } | { kind: 'variable'; name: MailVariable };

const names = new Map<string, MailVariable>(mailVariables.map((name) => [name, name]));
const braced = /\{([^{}\n]*)\}/g;
const known = mailVariables.map((name) => `‘{${name}}’`).join(', ');

/**
 * What is wrong with the variables of a text, as a sentence that says where and repeats nothing of
 * it; null where nothing is. A closing brace alone is text.
 */
export function variableProblem(text: string): string | null {
  const unclosed = text.split('\n').findIndex((line) => line.replaceAll(braced, '').includes('{'));
  if (unclosed >= 0) {
    const where = text.includes('\n') ? ` in line ${unclosed + 1}` : '';
    return `A closing brace } is missing${where}.`;
  }
  const found = [...text.matchAll(braced)];
  const unknown = found.findIndex(([, name = '']) => !names.has(name.trim()));
  if (unknown < 0) return null;
  const which = found.length === 1 ? 'The word in braces' : `Word ${unknown + 1} in braces`;
  return `${which} is not one of ${known}.`;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(braced)) {
    const name = names.get((found[1] ?? '').trim());
    if (!name) continue;
    parts.push({ kind: 'text', text: text.slice(end, found.index) }, { kind: 'variable', name });
    end = found.index + found[0].length;
  }
  return [...parts, { kind: 'text', text: text.slice(end) }];
}

/**
 * A line with its variables filled in. One that is empty takes the space in front of it along, so
 * that nobody is greeted as 'Hello ,'. What a value holds is never read as a variable, and control
 * characters become spaces: a line of a mail's head stays one line.
 */
export function fillLine(text: string, values: MailValues): string {
  return partsOf(text)
    .reduce((line, part) => {
      if (part.kind === 'text') return line + part.text;
      const value = values[part.name];
      return value === '' ? line.trimEnd() : line + value;
    }, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

/**
 * The lines of a text with their variables filled in. A line about something that the order does
 * not have, such as {phone} of a restaurant without one, is left out; empty lines are, too.
 */
export function fillLines(text: string, values: MailValues): string[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => !partsOf(line).some((part) => isMissing(part, values)))
    .map((line) => fillLine(line, values))
    .filter((line) => line !== '');
}

const isMissing = (part: Part, values: MailValues): boolean =>
  part.kind === 'variable' && part.name !== 'customer_name' && values[part.name] === '';
