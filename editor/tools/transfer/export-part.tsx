import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { usePorts } from '../../core/state/editor-context.tsx';
import { copyText } from '../../core/exchange/copy-text.ts';
import { exportSite } from '../../core/exchange/envelope.ts';
import { fileName } from './file-name.ts';
import styles from './transfer.module.css';

/** The whole site, as it is in the editor, as a file or as text. */
export function ExportPart() {
  const { document: port, siteData, now: present } = usePorts();
  const [announcement, setAnnouncement] = useState('');
  const download = () => {
    const now = present();
    const file = new Blob([exportSite(port.get(), now)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = fileName(siteData.get().tenantName, now);
    link.click();
    // The browser has taken it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), minuteMs);
    setAnnouncement(`Saved as ${link.download}.`);
  };
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>Export</h4>
      <p className={styles.help}>
        Everything that can be set here, with your changes. Pictures stay where they are: the file
        names their addresses.
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={download}>
          <Download aria-hidden="true" size={14} />
          Download
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => void copyText(exportSite(port.get(), present())).then(setAnnouncement)}
        >
          <Copy aria-hidden="true" size={14} />
          Copy
        </button>
      </div>
      <output className={styles.help}>{announcement}</output>
    </section>
  );
}
