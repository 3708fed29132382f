import type { Menu } from '#schemas/api/menu.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import type { PageBoot } from '#schemas/page.ts';
import { applyHead, headOf, type HeadNeeds } from './head.ts';
import { pageSubject } from './page-subject.ts';
import { routeOf } from './routes.tsx';

type PresentPage = Pick<HeadNeeds, 'pathname' | 'settings'> & {
  boot: PageBoot;
  menu: Menu | null | undefined;
  messages: Messages;
};

/** Brings the document's head up to date with the page and what is known of its menu. */
export function updateHead({ pathname, settings, boot, menu, messages }: PresentPage): void {
  const head = headOf({
    route: routeOf(pathname),
    pathname,
    settings,
    canonicalOrigin: boot.canonicalOrigin,
    subject: pageSubject(pathname, menu),
    sharePicture: boot.sharePicture,
    isPreview: boot.preview !== undefined,
    messages: { ...messages, ...enTitles },
  });
  applyHead(head, document);
}
