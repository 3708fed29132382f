import { isRecord } from '#schemas/is-record.ts';
import type { ImportProblem } from '../menu/imported-menu.ts';
import { parseJson } from '../menu/parse-json.ts';
import { listOf } from './schema-org-values.ts';

/** What the JSON-LD of a file says, whatever it is about. */
export type LinkedData = {
  /** Every object of it, outer ones first. */
  nodes: readonly Record<string, unknown>[];
  /** The objects of a value: themselves, or those that an `@id` names. */
  all: (value: unknown) => Record<string, unknown>[];
  problems: readonly ImportProblem[];
  /** What was read already: a dish that two parts name is read once. */
  seen: Set<Record<string, unknown>>;
  categoryTexts: Map<string, string>;
  /** Codes of the currencies that its prices are said to be in. */
  currencies: Set<string>;
};

const script =
  /<script\b[^>]{0,300}?\btype\s*=\s*["']?application\/ld\+json\b[^>]{0,300}>([\s\S]*?)<\/script\s*>/gi;
const mostNodes = 200_000;
const deepest = 60;

/** Reads the scripts of a web page, or a file that is JSON-LD itself. */
export function readLinkedData(text: string): LinkedData {
  const isPage = text.trimStart().startsWith('<');
  const parts = isPage
    ? [...text.matchAll(script)].map((match) => ({
        text: (match[1] ?? '').replaceAll(
          /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g,
          '',
        ),
        line: text.slice(0, match.index).split('\n').length,
      }))
    : [{ text, line: 1 }];
  const nodes: Record<string, unknown>[] = [];
  const broken: ImportProblem[] = [];
  for (const part of parts) {
    const json = parseJson(part.text);
    if (json.ok) collect(json.value, nodes);
    else broken.push({ place: `the script on line ${part.line}`, message: json.problem.message });
  }
  const byId = new Map<string, Record<string, unknown>>();
  for (const node of nodes) {
    const id = node['@id'];
    // A reference has nothing but its id.
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  }
  const resolve = (value: unknown): Record<string, unknown> | undefined => {
    const id = isRecord(value) ? value['@id'] : value;
    const named = typeof id === 'string' ? byId.get(id) : undefined;
    return named ?? (isRecord(value) ? value : undefined);
  };
  return {
    nodes,
    all: (value) => listOf(value).map(resolve).filter(isRecord),
    // A script about something else may be broken; it matters where no other one has the menu.
    problems: nodes.length > 0 ? [] : broken,
    seen: new Set(),
    categoryTexts: new Map(),
    currencies: new Set(),
  };
}

/** All objects of a value, outer ones first. */
function collect(value: unknown, nodes: Record<string, unknown>[]): void {
  let level: unknown[] = [value];
  for (let depth = 0; depth < deepest && level.length > 0 && nodes.length < mostNodes; depth += 1) {
    const objects = level.flat(1).filter(isRecord);
    nodes.push(...objects.slice(0, mostNodes - nodes.length));
    level = [
      ...level.filter(Array.isArray).flat(1).filter(Array.isArray),
      ...objects.flatMap((object) => Object.values(object)),
    ].filter((one) => typeof one === 'object' && one !== null);
  }
}
