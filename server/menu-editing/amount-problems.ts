import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { toMinor } from '#schemas/money.ts';

/** Amounts with more places than the currency has. */
export function amountProblems(
  after: MenuDocument,
  before: MenuDocument,
  currency: string,
): Problem[] {
  const problems: Problem[] = [];
  const check = (path: string, amount: number) => {
    try {
      toMinor(amount, currency);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const message = `${amount} has more decimals than ${currency} has.`;
      problems.push({ path, code: 'menu_problem', message });
    }
  };
  const checkChoices = (path: string, choices: MenuDocument['dishes'][string]['choices']) => {
    for (const [place, { values }] of choices.entries()) {
      for (const [at, { price_adjustment }] of values.entries()) {
        check(`${path}.choices.${place}.values.${at}.price_adjustment`, price_adjustment);
      }
    }
  };
  for (const [key, dish] of Object.entries(after.dishes)) {
    if (dish === before.dishes[key]) continue;
    check(`dishes.${key}.online_price`, dish.online_price);
    check(`dishes.${key}.price`, dish.price);
    checkChoices(`dishes.${key}`, dish.choices);
  }
  for (const [key, group] of Object.entries(after.groups)) {
    if (group === before.groups[key]) continue;
    for (const [place, amount] of (group.sequence_prices ?? []).entries()) {
      check(`groups.${key}.sequence_prices.${place}`, amount);
    }
    for (const [place, option] of group.options.entries()) {
      const path = `groups.${key}.options.${place}`;
      check(`${path}.online_price`, option.online_price);
      check(`${path}.price`, option.price);
      checkChoices(path, option.choices);
    }
  }
  for (const [key, combo] of Object.entries(after.combos)) {
    if (combo === before.combos[key]) continue;
    check(`combos.${key}.price`, combo.price);
    for (const [place, { choices }] of combo.steps.entries()) {
      for (const [at, { upcharge }] of choices.entries()) {
        check(`combos.${key}.steps.${place}.choices.${at}.upcharge`, upcharge);
      }
    }
  }
  for (const [key, set] of Object.entries(after.half_sets)) {
    if (set !== before.half_sets[key]) check(`half_sets.${key}.surcharge`, set.surcharge);
  }
  return problems;
}
