import type { LinkTargets, ReadLink } from './link-kinds.ts';
import { pathOnOwnSite } from './path-on-own-site.ts';

export type LinkSurroundings = Pick<LinkTargets, 'screens'> & {
  /** Of the site that is edited: 'pomo.example' or 'localhost:3000'. */
  host: string;
};

const mailAddress = /^[^\s@?/]+@[^\s@?/]+\.[^\s@.?/]+$/;
const telephoneNumber = /^\+?(?:[\s().-]*\d){6,15}[\s)]*$/;

/**
 * What is meant by what somebody types or pastes, whatever kind of link was asked for: an address of
 * this very site is one of its pages, a mail address and a telephone number are what they look like,
 * and nothing leads nowhere.
 */
export function meantLink(
  { kind, target }: ReadLink,
  { host, screens }: LinkSurroundings,
): ReadLink {
  const text = target.trim();
  if (text === '') return { kind: 'none', target: '' };
  if (/^tel:/i.test(text)) return { kind: 'telephone', target: asDialled(text.slice(4)) };
  if (/^mailto:/i.test(text)) return { kind: 'mail', target: text.slice(7) };
  if (kind === 'telephone') return { kind, target: asDialled(text) };
  if (kind !== 'web') return { kind, target: text };
  if (mailAddress.test(text)) return { kind: 'mail', target: text };
  if (telephoneNumber.test(text)) return { kind: 'telephone', target: asDialled(text) };
  const page = screens.find(({ path }) => path === `/${text.toLowerCase()}`);
  return { kind, target: page?.path ?? pathOnOwnSite(text, host) ?? text };
}

/** Numbers are printed with dots, and pasted with spaces of all kinds. */
const asDialled = (text: string) => text.replaceAll(/[\s./]+/g, ' ').trim();
