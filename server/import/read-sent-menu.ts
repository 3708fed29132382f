import type { MendedDish, MenuFileTable } from '#schemas/api/menu-file-options.ts';
import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';
import type { TableMapping, TablePlace } from '#schemas/api/menu-mapping.ts';
import type { RememberedMapping } from '../db/queries/menu-import-mappings.ts';
import type { FormatName } from './formats/import-formats.ts';
import type { MenuImport } from './import-uploaded-menu.ts';
import { mendMenu, openFindings } from './mend-menu.ts';
import { ImportError } from './menu/import-error.ts';
import type { ImportProblem } from './menu/imported-menu.ts';
import { readRecognised } from './read-menu-upload.ts';
import { recogniseMenu, type RecognisedMenu } from './recognise-menu.ts';
import { chooseMapping, showTable, type ChosenMapping } from './read-menu-file-table.ts';

/** A file that somebody sent, with all that decides how it is read. */
export type SentMenu = {
  /** What the file is called. */
  name: string;
  bytes: Uint8Array;
  /** ISO 4217 code that the prices come out in. */
  currency: string;
  /** Encoding of its letters; undefined: it is found out. */
  encoding: MenuEncoding | undefined;
  mapping: TableMapping | undefined;
  place: TablePlace | undefined;
  mended: readonly MendedDish[];
  remembered: readonly RememberedMapping[];
};

/** The format of a file, and its rows where it is a table. */
export type ShownMenu = { format: FormatName; table: MenuFileTable | null };

/** A menu that can be imported. */
export type ReadMenu = Pick<MenuImport, 'uploaded' | 'mapping'>;

/** Result of reading a file, or why there is none; as data, so that it crosses to another thread. */
export type Reading<T> =
  | { ok: true; value: T }
  | { ok: false; sentence: string; problems: readonly ImportProblem[] };

/** Reads how a file is understood. */
export const showSentMenu = (sent: SentMenu): Promise<Reading<ShownMenu>> =>
  reading(async () => {
    const { recognised, chosen } = await recognise(sent);
    const table =
      'table' in recognised && chosen ? showTable(recognised.table, chosen, sent.currency) : null;
    return { format: recognised.format, table };
  });

/** Reads the menu of a file, with what was mended in it by hand. */
export const readSentMenu = (sent: SentMenu): Promise<Reading<ReadMenu>> =>
  reading(async () => {
    const { recognised, chosen } = await recognise(sent);
    const { source, file, menu, notes, findings, unused } = readRecognised(
      sent.name,
      recognised,
      sent.currency,
      chosen?.mapping,
    );
    const mending = { source, mended: sent.mended, currency: sent.currency };
    return {
      uploaded: {
        source,
        file,
        notes,
        unused,
        menu: mendMenu(menu, mending),
        findings: openFindings(findings, menu, mending),
      },
      mapping: chosen && { headings: chosen.headings, mapping: chosen.mapping },
    };
  });

type Recognised = { recognised: RecognisedMenu; chosen: ChosenMapping | null };

async function recognise(sent: SentMenu): Promise<Recognised> {
  const recognised = await recogniseMenu(sent.name, Buffer.from(sent.bytes), {
    encoding: sent.encoding,
  });
  const chosen = 'table' in recognised ? chooseMapping(recognised.table, sent) : null;
  return { recognised, chosen };
}

async function reading<T>(read: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { ok: false, sentence: error.sentence, problems: error.problems };
  }
}
