import { noPrice } from '#schemas/messages/en/no-price.ts';
import { formatMoney } from '#schemas/money.ts';
import type { ImportedMenu } from './menu/imported-menu.ts';
import type { withheldDishes } from './menu/menu-lines.ts';
import type { Change, MenuPlan, Plan } from './write/plan-menu.ts';

/** How amounts are written. */
export type Money = { currency: string; locale: string };

const shownLines = 60;

const parts = [
  ['dishes', 'Dishes'],
  ['categories', 'Categories'],
  ['groups', 'Groups of choices'],
  ['choices', 'Choices'],
] as const;

const labels: Record<string, string> = {
  onlinePrice: 'price',
  isFree: 'sold for nothing',
  isListed: 'back on the menu',
  sold: 'for sale',
  groups: 'groups of choices',
  dishes: 'dishes in it',
  maxQuantity: 'most of one',
  isDefault: 'chosen to begin with',
  nested: 'choices of its own',
};

/** The counts of a plan and every line that differs, for people; at most 60 of them. */
export function describePlan(
  plan: MenuPlan,
  money: Money,
  withheld: ReturnType<typeof withheldDishes>,
): string {
  const counts = parts.map(([part, title]) => `${title}: ${describeCounts(plan[part])}`);
  const lines = [
    ...describeChanges(plan.dishes, money, (id) => withheld.has(id)),
    ...describeChanges(plan.categories, money),
    ...describeChanges(plan.groups, money),
    ...describeChanges(plan.choices, money),
  ];
  const more = lines.length - shownLines;
  return [
    ...counts,
    ...(lines.length > 0 ? [''] : []),
    ...lines.slice(0, shownLines),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join('\n');
}

function describeCounts(plan: Plan<unknown>): string {
  const { added, changed, same, removed } = countPlan(plan);
  return [
    `${added} new`,
    `${changed} changed`,
    `${same} unchanged`,
    `${removed} no longer listed`,
  ].join(', ');
}

/** How many lines of a part come, change, stay and go. */
export function countPlan({ changes, unchanged }: Plan<unknown>) {
  const number = (kind: Change<unknown>['kind']) =>
    changes.filter((change) => change.kind === kind).length;
  return {
    added: number('new'),
    changed: number('changed'),
    same: unchanged,
    removed: number('unlisted'),
  };
}

function describeChanges<T extends { name: string }>(
  plan: Plan<T>,
  money: Money,
  isWithheld: (externalId: string) => boolean = () => false,
): string[] {
  return plan.changes.map((change) => {
    const { externalId, kind, before, after } = change;
    const sale = isWithheld(externalId) ? ', not for sale' : saleOf(after);
    if (kind === 'unlisted') return `  - ${after.name}`;
    if (kind === 'new' || !before) {
      return `  + ${after.name}${priceOf(after, money)}${sale}`;
    }
    const differences = describeDifferences(change, money);
    return `  ~ ${before.name}: ${differences}${isWithheld(externalId) ? sale : ''}`;
  });
}

/** What of a changed line differs: 'price $4.00 → $5.00, description'; '' of any other line. */
export function describeDifferences<T extends object>(
  { kind, before, after, fields }: Change<T>,
  money: Money,
): string {
  if (kind !== 'changed' || !before) return '';
  // In-store and online price move together; one of them is enough to read.
  const shown = fields.filter((field) => field !== 'price' || !fields.some(isOnlinePrice));
  return shown.map((field) => describeField(field, before, after, money)).join(', ');
}

const isOnlinePrice = (field: string) => field === 'onlinePrice';

function describeField(field: string, before: object, after: object, money: Money): string {
  const word = labels[field] ?? field;
  const from: unknown = Reflect.get(before, field);
  const to: unknown = Reflect.get(after, field);
  if (typeof from === 'number' && typeof to === 'number' && word === 'price') {
    return `${word} ${priceText(from, before, money)} → ${priceText(to, after, money)}`;
  }
  return isShort(from) && isShort(to) && field !== 'position'
    ? `${word} ${from ?? 'no limit'} → ${to ?? 'no limit'}`
    : word;
}

const isShort = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length < 40);

const shownNames = 10;

/** What of a file is not sold, for want of a price, and what to do about it; none: no remark. */
export function withheldRemarks(
  menu: ImportedMenu,
  withheld: ReturnType<typeof withheldDishes>,
  money: Money,
): string[] {
  const namesOf = (why: 'no_price' | 'free') =>
    menu.products
      .filter(({ externalId }) => withheld.get(externalId) === why)
      .map(({ name }) => name);
  const [unpriced, free] = [namesOf('no_price'), namesOf('free')];
  return [
    ...(unpriced.length === 0
      ? []
      : [`Dishes without a price, not for sale: ${listed(unpriced)}. Give them a price.`]),
    ...(free.length === 0
      ? []
      : [
          `Dishes at ${inMoney(0, money)}, not for sale: ${listed(free)}. ` +
            'Give them a price, or sell them for nothing with --free-dishes.',
        ]),
  ];
}

function listed(names: readonly string[]): string {
  const more = names.length - shownNames;
  return names.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** An amount; of a dish that is not marked as free, 0 is no price. */
const priceText = (minor: number, line: object, money: Money): string =>
  minor === 0 && 'isFree' in line && line.isFree === false ? noPrice : inMoney(minor, money);

const inMoney = (minor: number, { currency, locale }: Money) =>
  formatMoney(minor, currency, locale);

const saleOf = (line: object): string =>
  'sold' in line && line.sold === 'until-further-notice' ? ', not for sale' : '';

function priceOf(line: object, money: Money): string {
  return 'onlinePrice' in line && typeof line.onlinePrice === 'number'
    ? `, ${priceText(line.onlinePrice, line, money)}`
    : '';
}
