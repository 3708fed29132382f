import { useId, useState } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { tableQuery } from '#schemas/table-query.ts';
import { useOwnTable } from '#src/features/checkout/frame/use-own-table.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { QrCode } from '#variants/sections/app-promotion/qr-code.tsx';
import { joinQuery } from './join-query.ts';
import css from './tab-view.module.css';

const words = sentences.code;

type TabCodeProps = { tab: Tab; token: string | null };

/** How others come onto the tab: its code to be read out, a link, and the link as a QR code. */
export function TabCode({ tab, token }: TabCodeProps) {
  const id = useId();
  const link = useJoinLink(tab, token);
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {words.heading}
      </h2>
      <p className={css.code}>{tab.code}</p>
      {link === null ? (
        <p className={css.quiet}>{words.elsewhere}</p>
      ) : (
        <>
          <GiveLink link={link} />
          <details className={css.scan}>
            <summary className={css.summary}>{words.show}</summary>
            <div className={css.qr}>
              <QrCode url={link} label={words.qr} />
            </div>
          </details>
        </>
      )}
    </section>
  );
}

/** What a friend follows; null where the tab is at another table than the scanned one. */
function useJoinLink(tab: Tab, token: string | null): string | null {
  const own = useOwnTable(token !== null);
  if (own.kind !== 'known' || token === null) return null;
  if (own.table.name !== tab.table || own.table.area !== tab.area) return null;
  const query = new URLSearchParams({ [tableQuery]: token, [joinQuery]: tab.code });
  return new URL(`${paths.dineInMenu}?${query.toString()}`, window.location.origin).href;
}

function GiveLink({ link }: { link: string }) {
  const business = useConfig(businessName);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const give = async () => {
    if (hasSheet()) {
      // Closing the sheet again is not a failure.
      await navigator.share({ title: words.title(business), url: link }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(link).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  };
  return (
    <div className={css.buttons}>
      <ActionButton look="outline" onClick={() => void give()}>
        {hasSheet() ? words.give : words.copy}
      </ActionButton>
      <output className={css.outcome}>{outcome !== null && words[outcome]}</output>
    </div>
  );
}

/** Computers have such a sheet too, but nobody looks there for a link. */
const hasSheet = (): boolean =>
  'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
