import { expect, test } from 'vitest';
import { projectFiles } from './docs/project-files.ts';

type Attributes = ReadonlyMap<string, string>;
type Rule = {
  what: string;
  isOf(attributes: Attributes): boolean;
  /** By attribute, the values that are right. */
  wants: Readonly<Record<string, readonly string[]>>;
};

/** Text of an opening tag's attributes, from where its name ends to the `>` that closes it. */
function attributesText(text: string, from: number): string {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '>' && depth === 0) return text.slice(from, index);
  }
  return '';
}

/** Attributes that stand at the top of a tag: `type` is `"tel"`, `spellCheck` is `{false}`. */
function attributesOf(tag: string): Attributes {
  const found = new Map<string, string>();
  let depth = 0;
  let top = '';
  for (const sign of tag) {
    if (sign === '}') depth -= 1;
    // What stands inside of braces in braces is code.
    if (depth < 2) top += sign;
    if (sign === '{') depth += 1;
  }
  for (const [, name = '', value = 'true'] of top.matchAll(/([\w-]+)(?:=("[^"]*"|\{[^{}]*\}))?/g)) {
    if (!found.has(name)) found.set(name, value);
  }
  return found;
}

const has = (name: string, ...values: string[]) => {
  const texts = new Set(values.map((value) => `"${value}"`));
  return (attributes: Attributes) => texts.has(attributes.get(name) ?? '');
};
const isFilledIn = (attributes: Attributes) =>
  attributes.has('hidden') || attributes.has('readOnly');

/** The keyboard that opens, and what browsers fill in and correct, by what a field asks for. */
const rules: readonly Rule[] = [
  {
    what: 'an email address',
    isOf: has('type', 'email'),
    wants: {
      inputMode: ['"email"'],
      autoCapitalize: ['"none"', '"off"'],
      spellCheck: ['{false}'],
      autoComplete: ['"email"', '"username"', '"off"'],
    },
  },
  {
    what: 'a phone number',
    isOf: has('type', 'tel'),
    wants: { inputMode: ['"tel"'], autoComplete: ['"tel"', '"off"'] },
  },
  {
    what: 'a name',
    isOf: has('autoComplete', 'name', 'given-name', 'organization'),
    wants: { autoCapitalize: ['"words"'] },
  },
  {
    what: 'a password',
    isOf: has('type', 'password'),
    wants: {
      autoComplete: ['"current-password"', '"new-password"', '"one-time-code"', '"off"'],
    },
  },
  {
    what: 'an amount',
    isOf: (attributes) =>
      has('inputMode', 'decimal')(attributes) && !has('type', 'number')(attributes),
    wants: { autoComplete: ['"off"'] },
  },
  {
    what: 'a code to type off',
    isOf: (attributes) =>
      has('autoCapitalize', 'characters')(attributes) && attributes.has('autoComplete'),
    wants: { autoComplete: ['"off"'], spellCheck: ['{false}'] },
  },
];

/** Fields of the desk switch completion off by themselves (desk/form/fields.tsx). */
const deskFields = /^desk\//;

const inputs = projectFiles()
  .filter(({ path }) => /^(?:src|ui|desk|variants)\/.*\.tsx$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/<([A-Z]\w*|input|textarea)(?=[\s/>])/g)].map(({ 0: tag, index }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      attributes: attributesOf(attributesText(text, index + tag.length)),
    })),
  );

test.each(rules)('a field for $what has its keyboard and what fills it in', ({ isOf, wants }) => {
  const fields = inputs.filter(({ attributes }) => isOf(attributes) && !isFilledIn(attributes));
  expect(fields.length).toBeGreaterThan(2);
  const wrong = fields.flatMap(({ path, line, attributes }) =>
    Object.entries(wants)
      .filter(([name]) => name !== 'autoComplete' || !deskFields.test(path) || attributes.has(name))
      .filter(([name, right]) => !right.includes(attributes.get(name) ?? ''))
      .map(([name]) => `${path}:${line} ${name}=${attributes.get(name)}`),
  );
  expect(wrong).toEqual([]);
});
