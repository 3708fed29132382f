import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '#src/paths.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ImportTroubleText } from './import-trouble.tsx';
import { MenuFile } from './menu-file.tsx';
import { MenuPreviewPart } from './menu-preview.tsx';
import css from './menu.module.css';
import { StarterChoice } from './starter-choice.tsx';
import { useMenuImport } from './use-menu-import.ts';

type MenuImportProps = { restaurantId: number; onDone(): void };

/** A menu from a file or to begin with: chosen, looked at, then put on the menu. */
export function MenuImport({ restaurantId, onDone }: MenuImportProps) {
  const words = useDeskMessages().deskSetupMenu;
  const state = useMenuImport(restaurantId);
  const { stage, busy, trouble } = state;
  const status = !busy
    ? ''
    : busy.sent > 0 && busy.sent < 1
      ? words.sending(Math.round(busy.sent * 100))
      : busy.with === 'reading'
        ? words.reading
        : words.preview.applying;
  return (
    <div className={css.part}>
      {stage.name === 'choosing' && (
        <>
          <MenuFile
            isBusy={busy !== null}
            onFile={(name, file) =>
              void state.look({ kind: 'file', name, file, replacesStarter: true })
            }
            onTrouble={state.complain}
          />
          {trouble && <ImportTroubleText key={trouble.number} trouble={trouble} />}
          <StarterChoice
            isBusy={busy !== null}
            onChoose={(kitchen) => void state.look({ kind: 'starter', kitchen })}
          />
        </>
      )}
      {stage.name === 'seen' && (
        <Titled key="seen" heading={headingOf(stage)}>
          <MenuPreviewPart state={state} source={stage.source} preview={stage.preview} />
        </Titled>
      )}
      {stage.name === 'done' && (
        <Titled key="done" heading={words.done.heading}>
          <p>{words.done.text(stage.imported.dishes)}</p>
          <div className={css.actions}>
            <ActionButton onClick={onDone}>{words.done.goOn}</ActionButton>
            <ButtonLink href={paths.menu} look="outline">
              {words.done.look}
            </ButtonLink>
            <ActionButton look="outline" onClick={state.restart}>
              {words.done.again}
            </ActionButton>
          </div>
        </Titled>
      )}
      <output className={css.status}>{status}</output>
      {trouble && stage.name !== 'choosing' && (
        <ImportTroubleText key={trouble.number} trouble={trouble} />
      )}
    </div>
  );

  function headingOf({ source }: Extract<typeof stage, { name: 'seen' }>): string {
    return source.kind === 'file'
      ? words.preview.heading(source.name)
      : words.preview.starterHeading(words.starter.kitchens[source.kitchen].name);
  }
}

/** What comes after a choice takes the focus, so that it is read. */
function Titled({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <section className={css.panel}>
      <h3 ref={title} tabIndex={-1} className={css.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
