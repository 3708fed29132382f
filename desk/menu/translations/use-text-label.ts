import type { MenuText } from '#schemas/rules/menu-editing/menu-texts.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

/** What a text is of its entry: 'Description', 'Value of Size'. */
export function useTextLabel(): (text: Pick<MenuText, 'within' | 'names' | 'field'>) => string {
  const words = useDeskMessages().deskTranslations;
  const parts = new Map<string, string>(Object.entries(words.parts));
  return ({ within, names, field }) => {
    const part = parts.get(within.at(-2) ?? '');
    return part === undefined ? words.field[field] : words.partOf(part, names);
  };
}
