import { formatMoney } from '#schemas/money.ts';
import type { Change, MenuPlan, Plan } from './write/plan-menu.ts';

type Money = { currency: string; locale: string };

const shownLines = 60;

const parts = [
  ['dishes', 'Dishes'],
  ['categories', 'Categories'],
  ['groups', 'Groups of choices'],
  ['choices', 'Choices'],
] as const;

const labels: Record<string, string> = {
  onlinePrice: 'price',
  isListed: 'back on the menu',
  sold: 'for sale',
  groups: 'groups of choices',
  dishes: 'dishes in it',
  maxQuantity: 'most of one',
  isDefault: 'chosen to begin with',
};

/** The counts of a plan and every line that differs, for people; at most 60 of them. */
export function describePlan(plan: MenuPlan, money: Money): string {
  const counts = parts.map(([part, title]) => `${title}: ${describeCounts(plan[part])}`);
  const lines = [
    ...describeChanges(plan.dishes, money),
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

function describeCounts({ changes, unchanged }: Plan<unknown>): string {
  const number = (kind: Change<unknown>['kind']) =>
    changes.filter((change) => change.kind === kind).length;
  return [
    `${number('new')} new`,
    `${number('changed')} changed`,
    `${unchanged} unchanged`,
    `${number('unlisted')} no longer listed`,
  ].join(', ');
}

function describeChanges<T extends { name: string }>(plan: Plan<T>, money: Money): string[] {
  return plan.changes.map(({ kind, before, after, fields }) => {
    if (kind === 'unlisted') return `  - ${after.name}`;
    if (kind === 'new' || !before) {
      return `  + ${after.name}${priceOf(after, money)}${saleOf(after)}`;
    }
    // In-store and online price move together; one of them is enough to read.
    const shown = fields.filter((field) => field !== 'price' || !fields.some(isOnlinePrice));
    return `  ~ ${before.name}: ${shown.map((field) => describeField(field, before, after, money)).join(', ')}`;
  });
}

const isOnlinePrice = (field: string) => field === 'onlinePrice';

function describeField(field: string, before: object, after: object, money: Money): string {
  const word = labels[field] ?? field;
  const from: unknown = Reflect.get(before, field);
  const to: unknown = Reflect.get(after, field);
  if (typeof from === 'number' && typeof to === 'number' && word === 'price') {
    return `${word} ${inMoney(from, money)} → ${inMoney(to, money)}`;
  }
  return isShort(from) && isShort(to) && field !== 'position'
    ? `${word} ${from ?? 'no limit'} → ${to ?? 'no limit'}`
    : word;
}

const isShort = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length < 40);

const shownNames = 10;

/** What of a file is not sold because it costs nothing, and what to do about it; none: no remark. */
export function withheldRemark(names: readonly string[], money: Money): string[] {
  if (names.length === 0) return [];
  const more = names.length - shownNames;
  const list = names.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [
    `Dishes at ${inMoney(0, money)}, not for sale: ${list}. ` +
      'Give them a price, or sell them for nothing with --free-dishes.',
  ];
}

const inMoney = (minor: number, { currency, locale }: Money) =>
  formatMoney(minor, currency, locale);

const saleOf = (line: object): string =>
  'sold' in line && line.sold === 'until-further-notice' ? ', not for sale' : '';

function priceOf(line: object, money: Money): string {
  return 'onlinePrice' in line && typeof line.onlinePrice === 'number'
    ? `, ${inMoney(line.onlinePrice, money)}`
    : '';
}
