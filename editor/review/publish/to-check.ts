import type { Check, CheckContext } from '#schemas/rules/publish-checks/check.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import type { SiteData } from '../../core/ports.ts';
import { pathOf } from '../../core/settings/path-of.ts';
import { localNow } from '../../core/local-time.ts';

/** What stands in the checklist: where it is in words, and the way there. */
export type ToCheck = {
  key: string;
  level: Check['level'];
  /** 'Hero, Button link'; empty where it is about no setting. */
  name: string;
  message: string;
  /** The way to its field; null where there is none. */
  place: { group: string; field: string } | null;
};

/** Something wrong with a setting, named as the editor names it. */
export function toCheck(
  config: SiteConfig,
  { path, level, message }: Pick<Check, 'path' | 'level' | 'message'>,
): ToCheck {
  const key = `${level} ${path} ${message}`;
  if (path === '') return { key, level, name: '', message, place: null };
  if (path.startsWith('translations.') && path.split('.').length === 2) {
    return {
      key,
      level,
      name: 'Translations',
      message,
      place: { group: 'translations', field: path },
    };
  }
  const { group, groupLabel, label } = nameOfSetting(config, pathOf(path));
  return {
    key,
    level,
    name: label ? `${groupLabel} › ${label}` : groupLabel,
    message,
    place: { group, field: path },
  };
}

/** What the checks may know from the page; lists that are empty have not been loaded. */
export const checkContext = (
  { categories, pages, tenantName, timeZone }: SiteData,
  now: number,
): CheckContext => ({
  tenantName,
  today: localNow(timeZone, now).slice(0, 10),
  ...(categories.length > 0 && { categoryIds: categories.map(({ id }) => id) }),
  ...(pages.length > 0 && { pages }),
});
