import { useState } from 'react';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { ApiFailure } from '#src/api/client.ts';
import {
  useMenuImportCalls,
  type ImportedMenu,
  type MenuSource,
} from '#src/api/staff-menu-import.ts';

/** What went wrong, with the places of a file that are to be mended. */
export type ImportTrouble = {
  /** null: the server was not reached. */
  sentence: string | null;
  problems: readonly { path: string; message: string }[];
  /** Of this one: the same said again is another. */
  number: number;
};

type Stage =
  | { name: 'choosing' }
  | { name: 'seen'; source: MenuSource; preview: MenuPreview }
  | { name: 'done'; imported: ImportedMenu };

/** A menu on its way into a restaurant: chosen, looked at, put on the menu. */
export function useMenuImport(restaurantId: number) {
  const calls = useMenuImportCalls(restaurantId);
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  /** What is being done, and which share of the file has gone. */
  const [busy, setBusy] = useState<{ with: 'reading' | 'writing'; sent: number } | null>(null);
  const [trouble, setTrouble] = useState<ImportTrouble | null>(null);

  const attempt = async (what: 'reading' | 'writing', act: () => Promise<void>) => {
    if (busy) return;
    setTrouble(null);
    setBusy({ with: what, sent: 0 });
    try {
      await act();
    } catch (failure) {
      setTrouble(troubleOf(failure));
    } finally {
      setBusy(null);
    }
  };
  const showSent = (what: 'reading' | 'writing') => (sent: number) => setBusy({ with: what, sent });

  return {
    stage,
    busy,
    trouble,
    /** Something that no call has found: the file is too large, or gone from the device. */
    complain: (sentence: string) => setTrouble({ sentence, problems: [], number: nextNumber() }),
    look: (source: MenuSource) =>
      attempt('reading', async () => {
        const preview = await calls.preview(source, showSent('reading'));
        setStage({ name: 'seen', source, preview });
      }),
    write: (confirmsRemoval: boolean) =>
      attempt('writing', async () => {
        if (stage.name !== 'seen') return;
        const { source, preview } = stage;
        const { fingerprint } = preview;
        try {
          const seen = { fingerprint, confirmsRemoval };
          setStage({
            name: 'done',
            imported: await calls.write(source, seen, showSent('writing')),
          });
        } catch (failure) {
          // The menu was changed meanwhile: what it would be now is shown with the sentence.
          if (failure instanceof ApiFailure && failure.code === 'menu_changed') {
            setStage({ name: 'seen', source, preview: await calls.preview(source) });
          }
          throw failure;
        }
      }),
    restart: () => {
      setTrouble(null);
      setStage({ name: 'choosing' });
    },
  };
}

export type MenuImportState = ReturnType<typeof useMenuImport>;

let troubles = 0;
const nextNumber = () => (troubles += 1);

function troubleOf(failure: unknown): ImportTrouble {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, message, problems } = failure;
  return { sentence: status > 0 ? message : null, problems, number: nextNumber() };
}
