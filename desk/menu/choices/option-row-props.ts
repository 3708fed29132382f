import type { EditedOption } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';

/** What an option's row works with, and its details. */
export type OptionRowProps = {
  edited: EditedMenu;
  groupKey: string;
  option: EditedOption;
  /** False where the group is priced by sequence. */
  hasPrice: boolean;
  place: number;
  /** What it is called where it has no name yet. */
  name: string;
  isOpen: boolean;
  /** It was just added. */
  takesFocus: boolean;
  /** What is wrong with a field of it, such as `name` or `choices.0.name`. */
  problem(field: string): string | undefined;
  onToggle(): void;
  onChange(change: Partial<EditedOption>): void;
  onRemove(): void;
};
