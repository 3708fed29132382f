import { readDerivedName } from '#schemas/rules/picture-sources.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { evened, writtenBy, type Written } from './written.ts';

/** Elements of a part of the page, with the field that wrote each. */
export type FieldsOnPage = ReadonlyMap<Element, Written>;

/** How far a text may stand inside the element that holds all of it: words, slant, link. */
const deepest = 4;

/** A text that is not the field's alone, such as 'ACN 123', belongs to it from this share on. */
const leastShare = 0.35;

/**
 * Which field wrote what in a part of the page, found by comparing what stands there with the
 * values of the group's fields and of the business's own (name, story, telephone); equal values
 * are told apart by their order. So a design needs no marks, and a new one is found at once.
 */
export function fieldsOnPage(root: Element, path: string, config: SiteConfig): FieldsOnPage {
  const written = [...writtenBy(config, path), ...byBusiness(config)];
  const found = new Map<Element, Written>();
  const taken = new Map<string, number>();
  const take = (element: Element, candidates: readonly Written[]) => {
    const [first] = candidates;
    if (!first || found.has(element)) return;
    const key = `${first.kind} ${first.value}`;
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    found.set(element, candidates[Math.min(before, candidates.length - 1)] ?? first);
  };
  takeTexts(root, written, take);
  for (const picture of root.querySelectorAll('img')) {
    const src = originalAddress(picture.getAttribute('src') ?? '');
    take(
      picture,
      written.filter(({ kind, value }) => kind === 'picture' && value === src),
    );
  }
  for (const link of root.querySelectorAll('a')) {
    if ([...found.keys()].some((element) => link.contains(element))) continue;
    const href = link.getAttribute('href');
    take(
      link,
      written.filter(({ kind, value }) => kind === 'link' && value === href),
    );
  }
  return found;
}

type Take = (element: Element, candidates: readonly Written[]) => void;

function takeTexts(root: Element, written: readonly Written[], take: Take): void {
  const texts = written.filter(({ kind }) => kind === 'text');
  const byValue = new Map<string, Written[]>();
  for (const one of texts) byValue.set(one.value, [...(byValue.get(one.value) ?? []), one]);
  const longest = Math.max(0, ...texts.map(({ value }) => value.length));
  const patterns = texts.filter(({ value }) => token.test(value)).map(patternOf);
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const said = new Map<Element, string>();
  const textOf = (element: Element) => {
    const text = said.get(element) ?? evened(element.textContent);
    said.set(element, text);
    return text;
  };
  while (walker.nextNode()) {
    const start = walker.currentNode.parentElement;
    if (!start || evened(walker.currentNode.nodeValue ?? '') === '' || said.has(start)) continue;
    const holder = holders(start, root).find((element) => {
      const text = textOf(element);
      return text.length <= longest && byValue.has(text);
    });
    if (holder) take(holder, byValue.get(textOf(holder)) ?? []);
    else take(start, partly(textOf(start), texts, patterns));
  }
}

/** The element and those around it, within the part of the page. */
function holders(start: Element, root: Element): Element[] {
  const around: Element[] = [];
  for (
    let element: Element | null = start;
    element && around.length < deepest && root.contains(element);
    element = element.parentElement
  ) {
    around.push(element);
  }
  return around;
}

const token = /\{\w+\}/;

/** A text with `{year}` and the like as the page prints it. */
function patternOf(written: Written) {
  const parts = written.value.split(token).map(escaped);
  return { written, pattern: new RegExp(`^${parts.join('.{1,40}')}$`) };
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Texts that the page completes: the year of a copyright, words before a company's number. */
function partly(
  text: string,
  texts: readonly Written[],
  patterns: readonly ReturnType<typeof patternOf>[],
): Written[] {
  const filled = patterns.filter(({ pattern }) => pattern.test(text));
  if (filled.length > 0) return filled.map(({ written }) => written);
  return texts
    .filter(
      ({ path, value }) =>
        path.startsWith('general.') &&
        text.includes(value) &&
        value.length >= leastShare * text.length,
    )
    .toSorted((a, b) => b.value.length - a.value.length)
    .slice(0, 1);
}

/** Texts of the business stand in many places: the short name before the full one, as drawn. */
function byBusiness(config: SiteConfig): Written[] {
  const written = writtenBy(config, 'general');
  return [...written.filter(isShortName), ...written.filter((one) => !isShortName(one))];
}

const isShortName = ({ path }: Written) => path === 'general.businessShortName';

/** `/media/139/hero.v1.webp.w640.avif` → `/media/139/hero.v1.webp`. */
function originalAddress(src: string): string {
  const end = src.lastIndexOf('/') + 1;
  const derived = readDerivedName(src.slice(end));
  return derived ? src.slice(0, end) + derived.original : src;
}

/**
 * The field that what was pressed comes from: of the text or picture itself, of a button's words,
 * of a picture that lies under a veil, or of the icon beside a point's words.
 */
export function fieldAt(
  fields: FieldsOnPage,
  target: Element,
  root: Element,
): { element: Element; path: string; written: Written | null } | null {
  const around = holders(target, root);
  for (const element of around) {
    const written = fields.get(element);
    if (written) return { element, path: written.path, written };
  }
  const control = target.closest('a, button');
  const [only, ...others] = [...fields].filter(([element]) => control?.contains(element));
  if (only && others.length === 0)
    return { element: only[0], path: only[1].path, written: only[1] };
  const drawing = target.closest('svg');
  return drawing && iconBeside(fields, drawing, root);
}

/** The icon of a point in a list: it has no words, but those beside it are the same point's. */
function iconBeside(fields: FieldsOnPage, drawing: Element, root: Element) {
  for (const around of holders(drawing, root).slice(1)) {
    const beside = [...fields].find(([element]) => around.contains(element))?.[1];
    const item = beside && /^(.+\.\d+)\./.exec(beside.path)?.[1];
    if (item) return { element: drawing, path: `${item}.icon`, written: null };
    if (beside) return null;
  }
  return null;
}
