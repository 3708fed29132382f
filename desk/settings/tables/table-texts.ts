import type { TablePlanBody } from '#schemas/api/staff-tables.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import type { SettingText } from '../../form/saved-settings.ts';
import { namesOf } from './plan-changes.ts';

/** The plan is one setting: parts of two plans, put together, would name tables that are gone. */
export type TablesValues = { plan: TablePlanBody };

/** All that can be changed of a table: two plans that differ in it never read the same. */
const wordedOf = (table: TablePlanBody['tables'][number]) => ({
  party: table,
  at: { column: table.x + 1, row: table.y + 1 },
  size: { width: table.width, depth: table.height },
  isRound: table.is_round,
  isBookable: table.is_bookable,
});

/** The plan in words, where somebody else changed it meanwhile. */
export function tableTexts({
  deskTables: words,
}: DeskMessages): readonly SettingText<TablesValues>[] {
  return [
    {
      key: 'plan',
      label: words.plan,
      text: ({ plan }) =>
        [
          ...plan.areas.map((area) => {
            const tables = plan.tables.filter(({ area_id: id }) => id === area.id);
            const texts = tables.map((table) => words.tableText(table.name, wordedOf(table)));
            return words.inArea(area.name, texts.join(', '));
          }),
          ...plan.joins.map((join) => words.joinText(namesOf(plan, join), join)),
        ].join('; '),
    },
  ];
}
