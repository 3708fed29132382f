import { readDerivedName } from '#schemas/rules/picture-sources.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { normalizeSpace, contentOfGroup, type FieldContent } from './field-content.ts';

/** Elements of a part of the page, with the field content that each shows. */
export type FieldsOnPage = ReadonlyMap<Element, FieldContent>;

/** How many elements (italics, links, …) may lie between a text node and the element with the whole text. */
const maxDepth = 4;

/** The share of an element's text, such as 'ACN 123', that must come from a field to belong to it. */
const minShare = 0.35;

/**
 * Which field each element of a part of the page comes from: compares the texts, pictures and links
 * there with the values of the group's fields and of the business's own (name, story, telephone);
 * equal values are matched in their order. Designs need no marks for this, so it works for every
 * new one.
 */
export function fieldsOnPage(root: Element, path: string, config: SiteConfig): FieldsOnPage {
  const contents = [...contentOfGroup(config, path), ...businessContent(config)];
  const found = new Map<Element, FieldContent>();
  const matches = new Map<string, number>();
  const match = (element: Element, candidates: readonly FieldContent[]) => {
    const [first] = candidates;
    if (!first || found.has(element)) return;
    const key = `${first.kind} ${first.value}`;
    const before = matches.get(key) ?? 0;
    matches.set(key, before + 1);
    found.set(element, candidates[Math.min(before, candidates.length - 1)] ?? first);
  };
  matchTexts(root, contents, match);
  for (const picture of root.querySelectorAll('img')) {
    const src = originalAddress(picture.getAttribute('src') ?? '');
    match(
      picture,
      contents.filter(({ kind, value }) => kind === 'picture' && value === src),
    );
  }
  for (const link of root.querySelectorAll('a')) {
    if ([...found.keys()].some((element) => link.contains(element))) continue;
    const href = link.getAttribute('href');
    match(
      link,
      contents.filter(({ kind, value }) => kind === 'link' && value === href),
    );
  }
  return found;
}

type Match = (element: Element, candidates: readonly FieldContent[]) => void;

function matchTexts(root: Element, contents: readonly FieldContent[], match: Match): void {
  const texts = contents.filter(({ kind }) => kind === 'text');
  const byValue = new Map<string, FieldContent[]>();
  for (const one of texts) byValue.set(one.value, [...(byValue.get(one.value) ?? []), one]);
  const longest = Math.max(0, ...texts.map(({ value }) => value.length));
  const patterns = texts.filter(({ value }) => token.test(value)).map(patternOf);
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const textByElement = new Map<Element, string>();
  const textOf = (element: Element) => {
    const text = textByElement.get(element) ?? normalizeSpace(element.textContent);
    textByElement.set(element, text);
    return text;
  };
  while (walker.nextNode()) {
    const start = walker.currentNode.parentElement;
    if (
      !start ||
      normalizeSpace(walker.currentNode.nodeValue ?? '') === '' ||
      textByElement.has(start)
    )
      continue;
    const element = ancestorsOf(start, root).find((ancestor) => {
      const text = textOf(ancestor);
      return text.length <= longest && byValue.has(text);
    });
    if (element) match(element, byValue.get(textOf(element)) ?? []);
    else match(start, partialMatches(textOf(start), texts, patterns));
  }
}

/** The element and its next ancestors, within the part of the page. */
function ancestorsOf(start: Element, root: Element): Element[] {
  const ancestors: Element[] = [];
  for (
    let element: Element | null = start;
    element && ancestors.length < maxDepth && root.contains(element);
    element = element.parentElement
  ) {
    ancestors.push(element);
  }
  return ancestors;
}

const token = /\{\w+\}/;

/** A text with `{year}` and the like as the page prints it. */
function patternOf(content: FieldContent) {
  const parts = content.value.split(token).map(escaped);
  return { content, pattern: new RegExp(`^${parts.join('.{1,40}')}$`) };
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Fields whose text the page completes: the year of a copyright, a label before a company's number. */
function partialMatches(
  text: string,
  texts: readonly FieldContent[],
  patterns: readonly ReturnType<typeof patternOf>[],
): FieldContent[] {
  const filled = patterns.filter(({ pattern }) => pattern.test(text));
  if (filled.length > 0) return filled.map(({ content }) => content);
  return texts
    .filter(
      ({ path, value }) =>
        path.startsWith('general.') &&
        text.includes(value) &&
        value.length >= minShare * text.length,
    )
    .toSorted((a, b) => b.value.length - a.value.length)
    .slice(0, 1);
}

/** Texts of the business, which many parts show: the short name first, as designs draw it. */
function businessContent(config: SiteConfig): FieldContent[] {
  const contents = contentOfGroup(config, 'general');
  return [...contents.filter(isShortName), ...contents.filter((one) => !isShortName(one))];
}

const isShortName = ({ path }: FieldContent) => path === 'general.businessShortName';

/**
 * `/media/139/hero.v1.webp.w640.avif` → `/media/139/hero.v1.webp`, whatever stands before it where a
 * content network sends the pictures.
 */
function originalAddress(src: string): string {
  const [, folder, name = ''] = /(\/media\/\d+\/)([^/]+)$/.exec(src) ?? [];
  const derived = readDerivedName(name);
  return derived ? folder + derived.original : src;
}

/**
 * The field that a clicked element comes from: of the text or picture itself, of a button's label,
 * or of the icon beside an item's text.
 */
export function fieldAt(
  fields: FieldsOnPage,
  target: Element,
  root: Element,
): { element: Element; path: string; content: FieldContent | null } | null {
  for (const element of ancestorsOf(target, root)) {
    const content = fields.get(element);
    if (content) return { element, path: content.path, content };
  }
  const control = target.closest('a, button');
  const [only, ...others] = [...fields].filter(([element]) => control?.contains(element));
  if (only && others.length === 0)
    return { element: only[0], path: only[1].path, content: only[1] };
  const drawing = target.closest('svg');
  return drawing && iconBeside(fields, drawing, root);
}

/** The icon of an item in a list: the text beside it identifies the item. */
function iconBeside(fields: FieldsOnPage, drawing: Element, root: Element) {
  for (const around of ancestorsOf(drawing, root).slice(1)) {
    const beside = [...fields].find(([element]) => around.contains(element))?.[1];
    const item = beside && /^(.+\.\d+)\./.exec(beside.path)?.[1];
    if (item) return { element: drawing, path: `${item}.icon`, content: null };
    if (beside) return null;
  }
  return null;
}
