import { useState } from 'react';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import { ViewTitle } from '../../parts/view-title.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { Import } from '../../core/exchange/read-import.ts';
import { ResetPart } from './reset-part.tsx';
import { SectionCopy } from './section-copy.tsx';
import styles from './transfer.module.css';

type Ready = Extract<Import, { kind: 'ready' }>;

/** The site as a file, out and in, one section by the clipboard, and the ways back. */
export function TransferView() {
  const { replace, announce, document } = useEditor();
  const { document: port } = usePorts();
  const [ready, setReady] = useState<Ready | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const take = ({ label, config }: Ready) => {
    const before = port.get();
    replace(label, config);
    setReady(null);
    // Settings that the owner has locked are not changed by a manager, not by a file either.
    const isTaken = document.get() !== before;
    const words = isTaken
      ? 'Taken over. It is in your draft now; Undo takes it back.'
      : 'Nothing was changed: something in it is locked by the owner.';
    setAnnouncement(words);
    announce(words);
  };
  return (
    <>
      <ViewTitle>Import and export</ViewTitle>
      <p className={styles.announcement}>{announcement}</p>
      {ready ? (
        <ImportPreview ready={ready} onTake={() => take(ready)} onLeave={() => setReady(null)} />
      ) : (
        <>
          <ExportPart />
          <ImportPart
            onReady={(next) => {
              setReady(next);
              setAnnouncement('');
            }}
          />
          <SectionCopy />
          <ResetPart onDone={setAnnouncement} />
        </>
      )}
    </>
  );
}
