import { escapeHtml } from '#schemas/escape-html.ts';
import { readLanguage } from '#schemas/languages/language-path.ts';
import { languages } from '#schemas/languages/languages.ts';
import { bootElementId, type PageBoot, type RenderedPage } from '#schemas/page.ts';
import { cspHash } from '../security/csp-hash.ts';

/** A whole page with the hashes that its policy must allow. */
export type PageDocument = {
  status: number;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
};

/** JSON that cannot end its script element nor open a comment in it. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

const scriptsId = 'scripts';
/** What a build writes for the page's own scripts. */
const scriptTags = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * The page is read before it is used: what is drawn is painted first, and only then its scripts are
 * asked for, so that they take nothing from the style sheet, the faces and the first picture.
 */
const startScript = [
  '(function(){',
  'var begun=false;',
  'function begin(){',
  'if(begun)return;begun=true;',
  `document.head.append(document.getElementById('${scriptsId}').content)`,
  '}',
  'requestAnimationFrame(function(){setTimeout(begin)});',
  // A tab in the background paints nothing.
  'setTimeout(begin,2000);',
  '})()',
].join('');

/** Puts a rendered page into the template: head, style sheets, markup and boot. */
export function assembleDocument(
  template: string,
  page: RenderedPage,
  boot: PageBoot,
  /** Addresses of the scripts of the parts that it is drawn by. */
  assets: readonly string[],
): PageDocument {
  const early = [
    `<style id="theme">${page.inlineStyle}</style>`,
    `<script>${page.inlineScript}</script>`,
    page.head,
    ...page.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
  ].join('\n    ');
  const scripts: string[] = [];
  const shell = template.replaceAll(scriptTags, (tag) => {
    scripts.push(tag.trim());
    return '';
  });
  // At the very end: scripts that a script adds do not wait for the rest of the page.
  const start = [
    `<template id="${scriptsId}">`,
    ...scripts,
    ...assets.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`),
    '</template>',
    `<script>${startScript}</script>`,
  ].join('\n    ');
  const bootScript = `<script type="application/json" id="${bootElementId}">${inertJson(boot)}</script>`;
  // Of no use to whoever looks at the page, so it stands behind what is drawn. No script: a policy
  // asks for no hash of it.
  const data = page.structuredData
    ? `<script type="application/ld+json">${inertJson(page.structuredData)}</script>\n    `
    : '';
  // Replacements are functions: in a plain string `$&` of a dish's name would be a pattern.
  const html = shell
    .replace('<html lang="en">', () => htmlTag(boot.language))
    .replace('<!--head-->', () => early)
    .replace('<div id="root">', (root) => `${page.noScript}${root}`)
    .replace('<!--app-->', () => page.body)
    .replace('<!--boot-->', () => `${data}${bootScript}\n    ${start}`);
  return {
    status: page.status,
    html,
    scriptHashes: [cspHash(page.inlineScript), cspHash(startScript)],
    styleHashes: [cspHash(page.inlineStyle)],
  };
}

/** @param language BCP 47: one of ours, with a region or without */
export function htmlTag(language: string): string {
  const [primary = 'en'] = language.split('-');
  const { direction } = languages[readLanguage(primary) ?? 'en'];
  return `<html lang="${escapeHtml(language)}" dir="${direction}">`;
}
