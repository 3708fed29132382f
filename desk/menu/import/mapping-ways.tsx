import { menuEncodings, type MenuEncoding } from '#schemas/api/menu-encodings.ts';
import { rowKinds, type TableMapping, type TablePlace } from '#schemas/api/menu-mapping.ts';
import { menuEncodingNames } from '#schemas/messages/en/menu-encodings.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { Choice, FieldGroup, SelectField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { MoreSheets } from './more-sheets.tsx';
import type { MappedFile } from './use-menu-import.ts';

type MappingWaysProps = {
  mapped: MappedFile;
  onChange(mapping: TableMapping): void;
  /** The menu stands elsewhere than it was looked for. */
  onPlace(place: TablePlace): void;
  /** The letters of the file are written otherwise. */
  onEncoding(encoding: MenuEncoding): void;
};

const longestHeading = 60;

const encodingNamed = (name: string): MenuEncoding =>
  menuEncodings.find((one) => one === name) ?? 'utf-8';

/** How a table is built: its sheet, its row of headings, what a row is, how prices are written. */
export function MappingWays({ mapped, onChange, onPlace, onEncoding }: MappingWaysProps) {
  const words = useDeskMessages().deskMenuImport.mapping;
  const own = useConfig(({ tenant }) => tenant.currency);
  const { source, table, first, mapping, place } = mapped;
  const encoding = source.options.encoding ?? table.encoding;
  const { sheets, rows } = table;
  const isCorrected = JSON.stringify(mapping.columns) !== JSON.stringify(first.mapping.columns);
  const currencies = [...new Set([own, first.mapping.currency, mapping.currency])];
  const headingRows = rows.map(({ row, cells }) => {
    const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
    return { row, text: text.slice(0, longestHeading) };
  });
  const headingRow = place?.heading_row === undefined ? mapping.heading_row : place.heading_row;
  const isShown = headingRow === null || headingRows.some(({ row }) => row === headingRow);
  return (
    <FieldGroup legend={words.ways}>
      {sheets.length > 1 && (
        <SelectField
          label={words.sheet}
          value={place?.sheet ?? mapping.sheet}
          options={sheets.map((sheet) => ({
            value: sheet.name,
            label: words.sheetOption(sheet.name, sheet.rows),
          }))}
          onChange={({ target }) => onPlace({ sheet: target.value })}
        />
      )}
      <MoreSheets sheets={sheets} mapping={mapping} onChange={onChange} />
      {encoding !== null && (
        <SelectField
          label={words.encoding}
          hint={words.encodingHint}
          value={encoding}
          options={menuEncodings.map((one) => ({ value: one, label: menuEncodingNames[one] }))}
          onChange={({ target }) => onEncoding(encodingNamed(target.value))}
        />
      )}
      <SelectField
        label={words.headingRow}
        value={headingRow === null ? '' : String(headingRow)}
        options={[
          { value: '', label: words.noHeadings },
          ...headingRows.map(({ row, text }) => ({
            value: String(row),
            label: words.headingOption(row, text),
          })),
          // It may stand below the rows that are shown.
          ...(isShown
            ? []
            : [{ value: String(headingRow), label: words.headingOption(headingRow, '…') }]),
        ]}
        onChange={({ target: { value } }) => {
          const heading_row = value === '' ? null : Number(value);
          // Columns that were corrected by hand stay as they are.
          if (isCorrected) onChange({ ...mapping, heading_row });
          else onPlace({ sheet: mapping.sheet, heading_row });
        }}
      />
      <SelectField
        label={words.rowsAre}
        value={mapping.rows}
        options={rowKinds.map((kind) => ({ value: kind, label: words.rows[kind] }))}
        onChange={({ target }) =>
          onChange({ ...mapping, rows: rowKinds.find((kind) => kind === target.value) ?? 'dish' })
        }
      />
      <SelectField
        label={words.decimalMark}
        value={mapping.decimal_mark}
        options={[
          { value: '.', label: words.decimalMarks['.'] },
          { value: ',', label: words.decimalMarks[','] },
        ]}
        onChange={({ target }) =>
          onChange({ ...mapping, decimal_mark: target.value === ',' ? ',' : '.' })
        }
      />
      {currencies.length > 1 && (
        <SelectField
          label={words.currency}
          hint={mapping.currency === own ? undefined : words.otherCurrency(own)}
          value={mapping.currency}
          options={currencies.map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => onChange({ ...mapping, currency: target.value })}
        />
      )}
      <Choice
        type="checkbox"
        label={words.sections}
        isChecked={mapping.has_section_rows}
        onChange={(isOn) => onChange({ ...mapping, has_section_rows: isOn })}
      />
    </FieldGroup>
  );
}
