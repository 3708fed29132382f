/** Forms of a phrase by the plural categories of CLDR; a category a language lacks is left out. */
export type PluralForms = { readonly other: string } & {
  readonly [C in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/**
 * Chooses a phrase's form by a count, in a language's own rules: `plural(2, { one: …, two: …,
 * other: … })`. A category without a form is said by `other`.
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
