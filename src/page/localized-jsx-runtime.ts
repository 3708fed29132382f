import type { ElementType, Key } from 'react';
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { languages } from '#schemas/languages/languages.ts';
import { language } from '#schemas/messages/en/language.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import { isForeignText } from './is-foreign-text.ts';

/**
 * React's JSX runtime for a build in a further language (vite.language.ts puts it in React's place):
 * every link to a page of this site leads to the page in that language, also those that the owner
 * wrote, and before any script runs. A link with `hrefLang` says itself in which language it is.
 * Where the language is written from right to left, what stays in English is marked as that.
 */
type Props = Readonly<Record<string, unknown>>;

const isRightToLeft = languages[language].direction === 'rtl';

function localized(type: ElementType, props: Props): Props {
  return isRightToLeft ? marked(type, prefixed(type, props)) : prefixed(type, props);
}

function prefixed(type: ElementType, props: Props): Props {
  const { href, hrefLang } = props;
  const isOwn = type === 'a' && typeof href === 'string' && /^\/(?!\/)/.test(href);
  if (!isOwn || hrefLang !== undefined || isFile(href)) return props;
  return { ...props, href: languagePath(language, href) };
}

/** What is no page is the same in every language. */
const isFile = (href: string) => /^\/(?:api|assets|media)\//.test(href);

/** So that it is read out as English. */
function marked(type: ElementType, props: Props): Props {
  const { children, lang } = props;
  const isText = typeof type === 'string' && typeof children === 'string' && lang === undefined;
  return isText && !/^(?:style|script)$/.test(type) && isForeignText(children)
    ? { ...props, lang: 'en' }
    : props;
}

const jsx = (type: ElementType, props: Props, key?: Key) =>
  plainJsx(type, localized(type, props), key);

const jsxs = (type: ElementType, props: Props, key?: Key) =>
  plainJsxs(type, localized(type, props), key);

export { Fragment, jsx, jsx as jsxDEV, jsxs };
