import { useMemo } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '#ui/dish/choices/use-dish-messages.ts';
import { choicesOf, type DishChoices } from './dish-choices.ts';
import type { InstoreMenu } from './use-instore-menu.ts';
import { useInstoreMessages } from './use-instore-messages.ts';

/** What there is to choose of everything on a menu, by the item's key (itemKey). */
export type ChoicesByKey = ReadonlyMap<string, DishChoices>;

const none: ChoicesByKey = new Map();

/** Works out what there is to choose, once for each menu. */
export function useDishChoices(menu: InstoreMenu | null): ChoicesByKey {
  const { messages, currency, locale } = useStorefront();
  const { perPart, halves } = useInstoreMessages();
  const { groupRules } = useDishMessages();
  return useMemo(() => {
    if (!menu) return none;
    const { menuIndex, entries } = menu;
    const { more } = messages.menu;
    const speech = { menuIndex, groupRules, more, perPart, halves, currency, locale };
    return new Map([...entries].map(([key, { item }]) => [key, choicesOf(item, speech)]));
  }, [menu, messages, groupRules, perPart, halves, currency, locale]);
}
