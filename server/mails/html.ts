import { escapeHtml } from '#schemas/escape-html.ts';

/** Markup that is safe to send: made by `html` alone. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

/** Puts values into markup; whatever is not markup itself is escaped, for customers write it. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = texts.map((text, index) => {
    const part = parts[index];
    return part === undefined ? text : text + markupOf(part);
  });
  return new Html(markup.join(''));
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escapeHtml(String(part));
}
