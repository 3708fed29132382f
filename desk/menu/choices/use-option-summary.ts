import type { EditedOption } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

/** What of an option is not as it usually is, in a line. */
export function useOptionSummary({ currency, menu }: EditedMenu): (option: EditedOption) => string {
  const words = useDeskMessages().deskGroups.options.summary;
  const { locale } = useStorefront();
  return (option) => {
    const { price, choices, group_ids: asked, allergens, max_quantity: most } = option;
    const isApart = Number.isFinite(price) && !Object.is(price, option.online_price);
    const sizes = choices.flatMap(({ values }) => values.map(({ name }) => name));
    const groups = asked.flatMap((key) => menu.groups[key]?.name ?? []);
    return [
      option.is_default ? words.isDefault : '',
      most > 1 ? words.most(most) : '',
      isApart ? words.counter(formatMoney(toMinor(price, currency), currency, locale)) : '',
      sizes.length > 0 ? words.sizes(sizes.join(', ')) : '',
      groups.length > 0 ? words.asks(groups.join(', ')) : '',
      allergens.length > 0 ? words.allergens(allergens.join(', ')) : '',
      option.is_whole_only ? words.whole : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
}
