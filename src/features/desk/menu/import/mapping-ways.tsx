import type { MenuFileTable } from '#schemas/api/menu-file-options.ts';
import { rowKinds, type TableMapping } from '#schemas/api/menu-mapping.ts';
import { Choice, FieldGroup, SelectField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type MappingWaysProps = {
  table: MenuFileTable;
  mapping: TableMapping;
  onChange(mapping: TableMapping): void;
};

const longestHeading = 60;

/** How a table is built: its sheet, its row of headings, what a row is, how prices are written. */
export function MappingWays({ table, mapping, onChange }: MappingWaysProps) {
  const words = useDeskMessages().deskMenuImport.mapping;
  const { sheets, rows } = table;
  const headingRows = rows.map(({ row, cells }) => {
    const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
    return { row, text: text.slice(0, longestHeading) };
  });
  const { heading_row: headingRow } = mapping;
  const isShown = headingRow === null || headingRows.some(({ row }) => row === headingRow);
  return (
    <FieldGroup legend={words.ways}>
      {sheets.length > 1 && (
        <SelectField
          label={words.sheet}
          value={mapping.sheet}
          options={sheets.map((sheet) => ({
            value: sheet.name,
            label: words.sheetOption(sheet.name, sheet.rows),
          }))}
          onChange={({ target }) => onChange({ ...mapping, sheet: target.value })}
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
        onChange={({ target: { value } }) =>
          onChange({ ...mapping, heading_row: value === '' ? null : Number(value) })
        }
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
      <Choice
        type="checkbox"
        label={words.sections}
        isChecked={mapping.has_section_rows}
        onChange={(isOn) => onChange({ ...mapping, has_section_rows: isOn })}
      />
    </FieldGroup>
  );
}
