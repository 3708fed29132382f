import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useUnsaved } from '../../shared/unsaved-context.ts';
import css from './import.module.css';
import { ImportStatus } from './import-status.tsx';
import { ImportedPart } from './imported-part.tsx';
import { MenuFile } from './menu-file.tsx';
import { MenuPreviewPart } from './menu-preview.tsx';
import { TableMappingPart } from './table-mapping.tsx';
import { Titled } from './titled.tsx';
import { useMenuImport } from './use-menu-import.ts';

/** A menu from a file: chosen, its columns corrected, looked at and mended, then put on the menu. */
export const ImportPage = () => <OfOneRestaurant Page={ImportOf} />;

function ImportOf({ id }: { id: number }) {
  const words = useDeskMessages().deskMenuImport;
  return (
    <LoadedSettings
      heading={words.pageHeading}
      intro={words.intro}
      isWide
      query={useEditedMenu(id)}
    >
      {(edited) => <FileImport restaurantId={id} edited={edited} />}
    </LoadedSettings>
  );
}

type FileImportProps = { restaurantId: number; edited: EditedMenu };

function FileImport({ restaurantId, edited }: FileImportProps) {
  const words = useDeskMessages().deskMenuImport;
  const state = useMenuImport(restaurantId);
  const { stage } = state;
  useUnsaved(stage.name === 'mapping' || stage.name === 'seen', state.restart);
  return (
    <div className={css.part}>
      {stage.name === 'choosing' && (
        <MenuFile
          isBusy={state.busy !== null}
          onFile={(name, file) => {
            const options = { mended: [] };
            void state.read({
              kind: 'file',
              name,
              file,
              replacesStarter: false,
              adds: false,
              options,
            });
          }}
          onTrouble={state.complain}
        />
      )}
      {stage.name === 'mapping' && (
        <Titled key="mapping" heading={words.mapping.heading(stage.source.name)}>
          <TableMappingPart state={state} mapped={stage} />
        </Titled>
      )}
      {stage.name === 'seen' && stage.source.kind === 'file' && (
        <Titled key="seen" heading={words.preview.heading(stage.source.name)}>
          <MenuPreviewPart state={state} {...stage} />
        </Titled>
      )}
      {stage.name === 'done' && (
        <ImportedPart
          restaurantId={restaurantId}
          edited={edited}
          imported={stage.imported}
          onRestart={state.restart}
        />
      )}
      <ImportStatus state={state} />
    </div>
  );
}
