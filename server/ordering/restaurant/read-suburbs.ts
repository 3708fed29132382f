import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Suburb } from '#schemas/api/staff-delivery.ts';
import { placeKey } from '#schemas/rules/delivery/place-key.ts';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';

type SuburbProblem = { line: number; message: string };
export type ReadSuburbs = { suburbs: Suburb[]; problems: SuburbProblem[] };

/** Words that a column may be headed with; case, spaces and underscores do not matter. */
const headings = {
  postcode: ['postcode', 'post code', 'postal code', 'zip', 'zip code', 'zipcode', 'plz'],
  suburb: ['suburb', 'locality', 'place name', 'place', 'town', 'name', 'district', 'ort'],
  city: ['city', 'municipality', 'council', 'county'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
} as const;
type Column = keyof typeof headings;
const columnNames = ['postcode', 'suburb', 'city', 'latitude', 'longitude'] as const;
const required = ['postcode', 'suburb', 'latitude', 'longitude'] as const;

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/**
 * Suburbs of a table with headings; comma, semicolon or tab between cells. A row that cannot be
 * used is left out and named; of a suburb that comes twice the last row counts. Without the needed
 * columns nothing is read.
 */
export function readSuburbs(text: string): ReadSuburbs {
  const rows = readTable(text.replace(/^\uFEFF/, ''));
  if ('message' in rows) return { suburbs: [], problems: [rows] };
  const [head, ...body] = rows;
  if (!head) return { suburbs: [], problems: [{ line: 1, message: 'The file is empty.' }] };
  const columns = columnsOf(head.cells);
  const missing = required.filter((column) => columns[column] === undefined);
  if (missing.length > 0) {
    const message = `The first line must name the columns. Missing: ${missing.join(', ')}.`;
    return { suburbs: [], problems: [{ line: head.line, message }] };
  }
  const found = new Map<string, Suburb>();
  const problems: SuburbProblem[] = [];
  for (const { line, cells } of body) {
    const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
    const suburb = suburbOf(cell);
    if (typeof suburb === 'string') problems.push({ line, message: suburb });
    else found.set(`${normalisePostcode(suburb.postcode)} ${placeKey(suburb.suburb)}`, suburb);
  }
  return { suburbs: [...found.values()], problems };
}

/** A row's suburb, or why it cannot be one. */
function suburbOf(cell: (column: Column) => string): Suburb | string {
  const [postcode, suburb, city] = [cell('postcode'), cell('suburb'), cell('city')];
  if (postcode === '') return 'There is no postcode.';
  if (postcode.length > 12) return `“${postcode.slice(0, 20)}” is no postcode.`;
  if (suburb === '') return 'There is no suburb.';
  if (suburb.length > 80 || city.length > 80) return 'The name is longer than 80 letters.';
  if (/[\p{Cc}\p{Cs}]/u.test(postcode + suburb + city))
    return 'There are signs that cannot be read.';
  const latitude = degrees(cell('latitude'), 90);
  if (latitude === null) return `“${cell('latitude').slice(0, 20)}” is no latitude.`;
  const longitude = degrees(cell('longitude'), 180);
  if (longitude === null) return `“${cell('longitude').slice(0, 20)}” is no longitude.`;
  return { postcode, suburb, city, latitude, longitude };
}

function degrees(text: string, most: number): number | null {
  if (!/^[+-]?\d{1,3}(?:[.,]\d{1,15})?$/.test(text)) return null;
  const value = Number(text.replace(',', '.'));
  return Math.abs(value) <= most ? value : null;
}

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const columns: Partial<Record<Column, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const heading = cell
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' ')
      .trim();
    const column = columnNames.find((name) => headings[name].some((word) => word === heading));
    if (column) columns[column] ??= index;
  }
  return columns;
}

type Row = { line: number; cells: readonly string[] };

function readTable(text: string): Row[] | SuburbProblem {
  const firstLine = text.slice(0, text.search(/\r?\n|$/));
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  );
  try {
    const parsed: unknown = parse(text, {
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
    });
    return records.parse(parsed).map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return {
      line,
      message: 'A quotation mark is opened and never closed, or stands in the wrong place.',
    };
  }
}
