import { page, userEvent } from 'vitest/browser';
import type { MenuFileOptions, MenuFileTable } from '#schemas/api/menu-file-options.ts';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { ok } from '../settings/settings-server.ts';
import { answerUploads, type Upload } from '../setup/stand-in-upload.ts';
import { MenuListServer } from './menu-list-server.ts';

const none = { added: 0, changed: 0, same: 0, removed: 0 };

type Reply = { status: number; body: unknown };
type Step = 'reading' | 'preview' | 'import';

/** A table of three rows, whose price the server takes for what the counter charges. */
const rows = [
  { row: 1, cells: ['Dish', 'Cost', 'Kind'] },
  { row: 2, cells: ['Pho', '16.50', 'Soups'] },
  { row: 3, cells: ['Tea', '', 'Drinks'] },
];
const guessed: MenuFileTable['mapping'] = {
  sheet: '',
  heading_row: 1,
  columns: [
    { column: 0, role: 'name', label: '' },
    { column: 1, role: 'counter_price', label: '' },
    { column: 2, role: 'category', label: '' },
  ],
  rows: 'dish',
  has_section_rows: false,
  decimal_mark: '.',
  currency: 'AUD',
};

/** Stands for the server that reads, previews and imports a table; each step may be answered otherwise. */
export class ImportServer extends MenuListServer {
  uploads: Upload[] = [];
  /** Answers a step otherwise, where it gives a reply. */
  instead: (step: Step, upload: Upload) => Reply | Promise<Reply> | null = () => null;
  removesMuch = false;
  /** Dishes that earlier files brought, and this one lacks. */
  earlierDishes = 0;
  /** Prices of pho by its sizes, which the file does not name. */
  sizes: MenuPreview['dishes'][number]['sizes'] = [];
  /** Sheets of the file besides the first one. */
  otherSheets: string[] = [];
  /** Rows of each sheet that the spreadsheet hides. */
  hiddenRows = 0;
  /** Headings of columns that no menu shows. */
  moreColumns: string[] = [];
  /** Encoding of the file's letters; null: it is a spreadsheet. */
  encoding: MenuFileTable['encoding'] = 'utf-8';
  /** What the prices of the file are said to be in. */
  currency = 'AUD';

  /** Opens the page with a chosen file. */
  readonly choose = async (name = 'menu.csv'): Promise<void> => {
    this.answerUploads();
    await this.open('/desk/menu/import');
    await userEvent.upload(page.getByLabelText('Choose a file'), new File(['x'], name));
  };

  /** Answers what is sent, without opening anything. */
  answerUploads(): void {
    this.uploads = answerUploads((upload) => {
      const { pathname } = upload.url;
      const step = /reading|preview/.exec(pathname)?.[0];
      const known = step === 'reading' || step === 'preview' ? step : 'import';
      return this.instead(known, upload) ?? this.#answer(known, upload.options);
    });
  }

  table(sent?: MenuFileTable['mapping'], sheet = ''): MenuFileTable {
    const mapping = sent ?? { ...guessed, sheet, currency: this.currency };
    const hasPrice = mapping.columns.some(({ role }) => role === 'price');
    return {
      sheets: ['', ...this.otherSheets].map((name) => ({
        name,
        rows: 3,
        ...(this.hiddenRows > 0 && { hidden_rows: this.hiddenRows }),
      })),
      encoding: this.encoding,
      mapping,
      guesses: [
        { column: 0, role: 'name', confidence: 1, reason: 'The heading says so.' },
        {
          column: 1,
          role: 'counter_price',
          confidence: 0.5,
          reason: mapping.sheet === '' ? 'Amounts of money.' : `Amounts of ${mapping.sheet}.`,
        },
        { column: 2, role: 'category', confidence: 1, reason: 'The heading says so.' },
      ],
      origin: sent ? 'sent' : 'guessed',
      rows: rows.map((one, index) => ({
        ...one,
        cells: [...one.cells, ...(index === 0 ? this.moreColumns : [])],
      })),
      dishes: hasPrice
        ? [
            { name: 'Pho', category: 'Soups', price: 16.5, has_price: true, sizes: [], groups: [] },
            { name: 'Tea', category: 'Drinks', price: 0, has_price: false, sizes: [], groups: [] },
          ]
        : [],
      dish_count: hasPrice ? 2 : 0,
      findings: [],
      problems: hasPrice ? [] : [{ path: 'line 1', message: 'no column is the price' }],
    };
  }

  preview(mended: MenuFileOptions['mended'] = []): MenuPreview {
    const dish = {
      category: 'Drinks',
      change: 'added' as const,
      differences: '',
      sizes: [],
      choice_count: 0,
    };
    const tea = mended.find(({ id }) => id === 'table:tea');
    const isMended = tea !== undefined;
    const names = mended.find(({ id }) => id === 'table:pho')?.size_names;
    const sizes = this.sizes.map(({ name, price }) => ({
      name: names?.find(({ from }) => from === name)?.to ?? name,
      price,
    }));
    const unnamed: MenuPreview['findings'] =
      sizes.length > 0 && !names
        ? [{ kind: 'sizes_named', row: 2, dish: 'Pho', detail: '12 / 16', dish_id: 'table:pho' }]
        : [];
    const dishes: MenuPreview['dishes'] = [
      { ...dish, id: 'table:pho', name: 'Pho', price: 16.5, sizes, withheld: null },
      {
        ...dish,
        id: 'table:tea',
        name: tea?.name ?? 'Tea',
        price: tea?.price ?? 0,
        withheld: tea?.price === undefined && !tea?.is_free ? 'no_price' : null,
      },
    ];
    const listed = dishes.filter(({ id }) => id !== 'table:tea' || !tea?.is_left_out);
    return {
      counts: {
        dishes: { ...none, added: listed.length, removed: this.removesMuch ? 9 : 0 },
        categories: { ...none, added: 2 },
        groups: none,
        choices: none,
      },
      dishes: listed,
      more_dishes: 0,
      notes: [],
      findings: isMended
        ? unnamed
        : [...unnamed, { kind: 'no_price', row: 3, dish: 'Tea', detail: '', dish_id: 'table:tea' }],
      unused: [
        {
          sheet: '',
          column: 3,
          heading: 'Printer',
          why: 'left_out',
          cells: 2,
          examples: [{ row: 2, text: 'Kitchen' }],
        },
      ],
      format: 'csv',
      starter_dishes: 0,
      earlier_dishes: this.earlierDishes,
      removes_much: this.removesMuch,
      fingerprint: JSON.stringify(mended),
    };
  }

  sent(step: string): Upload[] {
    return this.uploads.filter(({ url }) => url.pathname.endsWith(step));
  }

  #answer(step: Step, options: MenuFileOptions | null): Reply {
    if (step === 'reading') {
      const table = this.table(options?.mapping, options?.place?.sheet);
      return ok({ format: 'csv', table });
    }
    const preview = this.preview(options?.mended);
    if (step === 'preview') return ok(preview);
    const menu = this.edited.menu;
    const burger = menu.dishes['12'];
    if (burger) {
      const change = { path: ['dishes', '12', 'online_price'], value: 14 };
      this.change(reversible(menu, [change]));
    }
    return ok({ is_written: true, change_id: 1, dishes: preview.counts.dishes });
  }
}
