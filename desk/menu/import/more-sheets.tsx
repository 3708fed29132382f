import type { MenuFileTable } from '#schemas/api/menu-file-options.ts';
import type { TableMapping } from '#schemas/api/menu-mapping.ts';
import { Choice } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type MoreSheetsProps = {
  sheets: MenuFileTable['sheets'];
  mapping: TableMapping;
  onChange(mapping: TableMapping): void;
};

/** Offers what else may be read of a spreadsheet: further sheets, and rows that it hides. */
export function MoreSheets({ sheets, mapping, onChange }: MoreSheetsProps) {
  const words = useDeskMessages().deskMenuImport.mapping.more;
  const { more_sheets: more = [] } = mapping;
  const taken = new Set([mapping.sheet, ...more]);
  const hidden = sheets
    .filter(({ name }) => taken.has(name))
    .reduce((sum, { hidden_rows: count = 0 }) => sum + count, 0);
  return (
    <>
      {sheets
        .filter(({ name }) => name !== mapping.sheet)
        .map(({ name, rows }) => (
          <Choice
            key={name}
            type="checkbox"
            label={words.sheet(name, rows)}
            isChecked={more.includes(name)}
            onChange={(isOn) => {
              const others = more.filter((one) => one !== name);
              onChange({ ...mapping, more_sheets: isOn ? [...others, name] : others });
            }}
          />
        ))}
      {hidden > 0 && (
        <Choice
          type="checkbox"
          label={words.hiddenRows(hidden)}
          isChecked={mapping.takes_hidden === true}
          onChange={(isOn) => {
            const { takes_hidden: _before, ...rest } = mapping;
            onChange(isOn ? { ...rest, takes_hidden: true } : rest);
          }}
        />
      )}
    </>
  );
}
