import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';
import type { MendedDish, MenuFileTable } from '#schemas/api/menu-file-options.ts';
import type { TableMapping, TablePlace } from '#schemas/api/menu-mapping.ts';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { ApiFailure, isTokenRefused } from '#ui/api/client.ts';
import {
  useMenuImportCalls,
  type ImportedMenu,
  type MenuFileSource,
  type MenuSource,
} from '#desk/api/staff-menu-import.ts';
import { useStores } from '#ui/stores/stores.tsx';

/** What went wrong, with the places of a file that are to be mended. */
export type ImportTrouble = {
  /** null: the server was not reached. */
  sentence: string | null;
  problems: readonly { path: string; message: string }[];
  /** Of this one: the same said again is another. */
  number: number;
};

/** A table on its way to be a menu, and how it is read by now. */
export type MappedFile = {
  source: MenuFileSource;
  /** As the server read it last: before the last corrections where `isRenewing` or `isStale`. */
  table: MenuFileTable;
  /** As it was read first, so that it can be said what was corrected since. */
  first: MenuFileTable;
  /** With every correction. */
  mapping: TableMapping;
  /** Where the menu was said to stand, while its columns are guessed there. */
  place: TablePlace | null;
  isRenewing: boolean;
  /** The last correction did not come to the server. */
  isStale: boolean;
};

/** How the table is to be read: as a mapping says, or as it is guessed at a place. */
type Wanted = { source: MenuFileSource } & ({ mapping: TableMapping } | { place: TablePlace });

type Stage =
  | { name: 'choosing' }
  | ({ name: 'mapping' } & MappedFile)
  | { name: 'seen'; source: MenuSource; preview: MenuPreview; mapped: MappedFile | null }
  | { name: 'done'; imported: ImportedMenu };

/** A menu on its way into a restaurant: chosen, read, looked at, put on the menu. */
export function useMenuImport(restaurantId: number) {
  const calls = useMenuImportCalls(restaurantId);
  const { kept, keep } = useKeptStage(restaurantId);
  const [stage, setStage] = useState<Stage>(() => kept() ?? { name: 'choosing' });
  const latest = useRef(stage);
  useEffect(() => {
    latest.current = stage;
  }, [stage]);
  /** What is being done, and which share of the file has gone. */
  const [busy, setBusy] = useState<{ with: 'reading' | 'writing'; sent: number } | null>(null);
  const [trouble, setTrouble] = useState<ImportTrouble | null>(null);
  /** How the table is to be read; an answer to an older wish is let go. */
  const wanted = useRef<Wanted | null>(null);
  const isReading = useRef(false);

  const fail = (failure: unknown) => {
    setTrouble(troubleOf(failure));
    if (isTokenRefused(failure)) keep(latest.current);
  };

  /** @returns whether it went well */
  const attempt = async (
    what: 'reading' | 'writing',
    act: () => Promise<void>,
  ): Promise<boolean> => {
    if (busy) return false;
    setTrouble(null);
    setBusy({ with: what, sent: 0 });
    try {
      await act();
      return true;
    } catch (failure) {
      fail(failure);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const showSent = (what: 'reading' | 'writing') => (sent: number) => setBusy({ with: what, sent });
  const setMapped = (change: (mapped: MappedFile) => Partial<MappedFile>) =>
    setStage((now) => (now.name === 'mapping' ? { ...now, ...change(now) } : now));

  const look = (source: MenuSource, mapped: MappedFile | null = null) =>
    attempt('reading', async () => {
      const preview = await calls.preview(source, showSent('reading'));
      setStage({ name: 'seen', source, preview, mapped });
    });

  /** Reads the table as it is wanted, one call at a time, until nothing else is wanted meanwhile. */
  const renew = async (): Promise<void> => {
    const asked = wanted.current;
    if (!asked || isReading.current) return;
    const { source, ...how } = asked;
    const isGuess = 'place' in how;
    const isLast = () => wanted.current === asked;
    isReading.current = true;
    setMapped(() => ({ isRenewing: true }));
    try {
      const { encoding, mended } = source.options;
      const options = { mended, ...(encoding && { encoding }), ...how };
      const { table } = await calls.read({ ...source, options });
      if (isLast()) {
        const guess = isGuess && table ? { first: table, mapping: table.mapping } : {};
        if (table) {
          setMapped(() => ({ table, ...guess, place: null, isStale: false, isRenewing: false }));
        }
        setTrouble(null);
      }
    } catch (failure) {
      if (isLast()) {
        // Without a guess it is read as it was: nothing on the page is out of date.
        setMapped(() => ({ ...(!isGuess && { isStale: true }), place: null, isRenewing: false }));
        fail(failure);
      }
    } finally {
      isReading.current = false;
    }
    if (!isLast()) await renew();
  };
  const correct = (source: MenuFileSource, mapping: TableMapping) => {
    wanted.current = { source, mapping };
    setMapped(() => ({ mapping, place: null }));
    void renew();
  };
  const guessAt = (source: MenuFileSource, place: TablePlace) => {
    wanted.current = { source, place };
    setMapped(() => ({ place }));
    void renew();
  };

  return {
    stage,
    busy,
    trouble,
    /** Something that no call has found: the file is too large, or gone from the device. */
    complain: (sentence: string) => setTrouble({ sentence, problems: [], number: nextNumber() }),
    /** Shows how a table is read; what is no table is looked at directly. */
    read: (source: MenuFileSource) =>
      attempt('reading', async () => {
        const { table } = await calls.read(source, showSent('reading'));
        if (table) {
          const { mapping } = table;
          const rest = { table, first: table, mapping, place: null };
          wanted.current = null;
          setStage({ name: 'mapping', source, ...rest, isRenewing: false, isStale: false });
        } else {
          const preview = await calls.preview(source);
          setStage({ name: 'seen', source, preview, mapped: null });
        }
      }),
    /** Reads the table otherwise. */
    correct,
    /** Guesses the columns where the menu is said to stand. */
    guessAt,
    /** Reads the letters of the file in another encoding, and guesses what was not corrected. */
    decodeAs: ({ source, mapping, first }: MappedFile, encoding: MenuEncoding) => {
      const next = { ...source, options: { ...source.options, encoding } };
      setMapped(() => ({ source: next }));
      const isCorrected = JSON.stringify(mapping) !== JSON.stringify(first.mapping);
      if (isCorrected) correct(next, mapping);
      else guessAt(next, { sheet: mapping.sheet });
    },
    look,
    /** What would come of the table as it is read by now. */
    lookAtTable: (mapped: MappedFile) => {
      const { source, mapping } = mapped;
      // Ids of dishes are of a mapping: what was mended of another one is not sent.
      const isOther = JSON.stringify(source.options.mapping) !== JSON.stringify(mapping);
      const mended = isOther ? [] : source.options.mended;
      const next = { ...source, options: { ...source.options, mapping, mended } };
      wanted.current = null;
      const isStale = mapped.isStale || mapped.isRenewing;
      return look(next, { ...mapped, source: next, place: null, isStale, isRenewing: false });
    },
    /** Mends a dish of what was looked at; null: it is as the file has it. */
    mend: async (id: string, dish: MendedDish | null): Promise<boolean> => {
      if (stage.name !== 'seen' || stage.source.kind !== 'file') return false;
      const { source, mapped } = stage;
      const others = source.options.mended.filter((one) => one.id !== id);
      const options = { ...source.options, mended: dish ? [...others, dish] : others };
      const next = { ...source, options };
      return look(next, mapped && { ...mapped, source: next });
    },
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
          if (failure instanceof ApiFailure && isOutdated.has(failure.code)) {
            setStage({ ...stage, preview: await calls.preview(source) });
          }
          throw failure;
        }
      }),
    /** Back to how the table is read. */
    backToTable: (mapped: MappedFile) => {
      setTrouble(null);
      setStage({ name: 'mapping', ...mapped });
      if (mapped.isStale) correct(mapped.source, mapped.mapping);
    },
    restart: () => {
      setTrouble(null);
      wanted.current = null;
      setStage({ name: 'choosing' });
    },
  };
}

/**
 * What was reached, across a sign-in: whoever mended forty dishes before the session was over goes on
 * where they were. In memory alone, for a file may be large.
 */
function useKeptStage(restaurantId: number) {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const [queryKey] = useState(() => ['menu-import', tenantId, restaurantId]);
  useEffect(() => {
    client.removeQueries({ queryKey });
  }, [client, queryKey]);
  return {
    kept: () => client.getQueryData<Stage>(queryKey),
    keep: (stage: Stage) =>
      client.setQueryData<Stage>(
        queryKey,
        stage.name === 'mapping'
          ? { ...stage, place: null, isRenewing: false, isStale: true }
          : stage,
      ),
  };
}

export type MenuImportState = ReturnType<typeof useMenuImport>;

const isOutdated: ReadonlySet<string> = new Set(['menu_changed', 'removal_unconfirmed']);

let troubles = 0;
const nextNumber = () => (troubles += 1);

function troubleOf(failure: unknown): ImportTrouble {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, message, problems } = failure;
  return { sentence: status > 0 ? message : null, problems, number: nextNumber() };
}
