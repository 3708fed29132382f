import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import css from '../../menu/import/import.module.css';
import { ImportStatus } from '../../menu/import/import-status.tsx';
import { MenuFile } from '../../menu/import/menu-file.tsx';
import { MenuPreviewPart } from '../../menu/import/menu-preview.tsx';
import { Titled } from '../../menu/import/titled.tsx';
import { useMenuImport } from '../../menu/import/use-menu-import.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { StarterChoice } from './starter-choice.tsx';

type MenuImportProps = { restaurantId: number; onDone(): void };

/** A menu from a file or to begin with: chosen, looked at, then put on the menu. */
export function MenuImport({ restaurantId, onDone }: MenuImportProps) {
  const { deskMenuImport: words, deskSetupMenu: own } = useDeskMessages();
  const state = useMenuImport(restaurantId);
  const { stage, busy } = state;
  return (
    <div className={css.part}>
      {stage.name === 'choosing' && (
        <>
          <MenuFile
            isBusy={busy !== null}
            onFile={(name, file) => {
              const options = { mended: [] };
              const how = { replacesStarter: true, adds: false, options };
              void state.look({ kind: 'file', name, file, ...how });
            }}
            onTrouble={state.complain}
          />
          <ImportStatus state={state} />
          <StarterChoice
            isBusy={busy !== null}
            onChoose={(kitchen) => void state.look({ kind: 'starter', kitchen })}
          />
        </>
      )}
      {stage.name === 'seen' && (
        <Titled key="seen" heading={headingOf(stage)}>
          <MenuPreviewPart
            state={state}
            {...stage}
            {...(stage.source.kind === 'starter' && { hint: own.examplePrices })}
          />
        </Titled>
      )}
      {stage.name === 'done' && (
        <Titled key="done" heading={words.done.heading}>
          <p>{words.done.text(stage.imported.dishes)}</p>
          <div className={css.actions}>
            <ActionButton onClick={onDone}>{own.goOn}</ActionButton>
            <ButtonLink href={paths.menu} look="outline">
              {words.done.look}
            </ButtonLink>
            <ActionButton look="outline" onClick={state.restart}>
              {words.done.again}
            </ActionButton>
          </div>
        </Titled>
      )}
      {stage.name !== 'choosing' && <ImportStatus state={state} />}
    </div>
  );

  function headingOf({ source }: Extract<typeof stage, { name: 'seen' }>): string {
    return source.kind === 'file'
      ? words.preview.heading(source.name)
      : own.starterHeading(own.starter.kitchens[source.kitchen].name);
  }
}
