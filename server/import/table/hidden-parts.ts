/** Rows of a sheet that a spreadsheet hides, or the sheet itself. */
export type HiddenOfSheet = {
  isHidden: boolean;
  /** Numbers of rows, from 1. */
  rows: ReadonlySet<number>;
};

const tagsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w{1,20}:)?${tag}(\\s[^>]{0,800})?>`, 'g'))].map(
    ([, attributes = '']) => attributes,
  );

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w{1,20}:)?${name}\\s*=\\s*["']([^"']{0,400})["']`).exec(attributes)?.[1];

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The rows that the XML of a worksheet hides, by a filter or by hand. */
export function hiddenRows(xml: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  if (!/\shidden\s*=/.test(xml)) return hidden;
  let row = 0;
  for (const attributes of tagsOf(xml, 'row')) {
    row = Number(attributeOf(attributes, 'r') ?? row + 1);
    if (isOn(attributeOf(attributes, 'hidden'))) hidden.add(row);
  }
  return hidden;
}

/**
 * Lists what is hidden of each sheet, in the order of the workbook.
 * @param rowsOfPart the hidden rows of each worksheet, by the name of its part
 */
export function hiddenOfSheets(
  workbook: string,
  relations: string,
  rowsOfPart: ReadonlyMap<string, ReadonlySet<number>>,
): HiddenOfSheet[] {
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((attributes) => [
      attributeOf(attributes, 'Id'),
      attributeOf(attributes, 'Target') ?? '',
    ]),
  );
  return tagsOf(workbook, 'sheet').map((attributes) => {
    const target = targets.get(attributeOf(attributes, 'id')) ?? '';
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return {
      isHidden: /^(?:veryHidden|hidden)$/.test(attributeOf(attributes, 'state') ?? ''),
      rows: rowsOfPart.get(part) ?? new Set<number>(),
    };
  });
}
