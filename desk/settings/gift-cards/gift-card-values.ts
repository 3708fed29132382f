import { giftCardSettingsBody } from '#schemas/api/staff-gift-cards.ts';
import type { GiftCardSettings, GiftCardSettingsBody } from '#schemas/api/staff-gift-cards.ts';
import { giftCards } from '#schemas/messages/en/gift-cards.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import type { SavedSettings, SettingText } from '../../form/saved-settings.ts';

type Words = DeskMessages['deskGiftCards']['setting'];

export const savedOf = ({
  revision,
  currency: _currency,
  least_months: _least,
  ...values
}: GiftCardSettings): SavedSettings<GiftCardSettingsBody> => ({ values, revision });

/** The body's schema with what its fields ask of each other, as the server refuses it too. */
export const settingsSchema = (words: Words, least: number | null) =>
  giftCardSettingsBody.superRefine((body, context) => {
    const { amounts, lowest, highest, expiry_months: months } = body;
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (highest < lowest) refuse(['highest'], words.boundsProblem);
    for (const [place, amount] of amounts.entries()) {
      if (amount < lowest || amount > highest) refuse(['amounts', place], words.outside);
    }
    if (months !== null && least !== null && months < least) {
      refuse(['expiry_months'], words.least(least));
    }
  });

/** How each is called and read where somebody else changed it meanwhile. */
export const settingTexts = (
  words: Words,
  money: (amount: number) => string,
): readonly SettingText<GiftCardSettingsBody>[] => [
  { key: 'is_sold', label: words.on, text: ({ is_sold: isSold }) => words.isOn(isSold) },
  { key: 'amounts', label: words.amounts, text: ({ amounts }) => amounts.map(money).join(', ') },
  { key: 'lowest', label: words.lowest, text: ({ lowest }) => money(lowest) },
  { key: 'highest', label: words.highest, text: ({ highest }) => money(highest) },
  {
    key: 'designs',
    label: words.designs,
    text: ({ designs }) => designs.map((design) => giftCards.designs[design]).join(', '),
  },
  {
    key: 'expiry_months',
    label: words.expiry,
    text: ({ expiry_months: months }) =>
      months === null ? words.ever : `${months} ${words.months.toLowerCase()}`,
  },
];
