export type ReplacedWord = { use: string; allowed: string[] };

/** The table below 'Replaced words' of docs/glossary.md, by word. */
export function replacedWords(glossary: string): Map<string, ReplacedWord> {
  const [, table = ''] = glossary.split('## Replaced words');
  const rows = [...table.matchAll(/^\| (?!Word|---)(.+?) +\| (.+?) +\|(.*)\|$/gm)];
  const list = (cell: string) => cell.split(',').flatMap((entry) => entry.trim() || []);
  return new Map(
    rows.flatMap(([, words = '', use = '', allowed = '']) =>
      list(words).map((word) => [word, { use, allowed: list(allowed) }] as const),
    ),
  );
}
