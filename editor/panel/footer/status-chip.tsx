import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import GitMerge from 'lucide-react/icons/git-merge';
import HardDrive from 'lucide-react/icons/hard-drive';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserX from 'lucide-react/icons/user-x';
import type { ComponentType } from 'react';
import type { SyncState } from '../../core/ports.ts';
import styles from './foot.module.css';
import { statusText } from './status-text.ts';

type Icon = ComponentType<{ size: number; 'aria-hidden': 'true' }>;

const looks: Record<SyncState['status'], { Icon: Icon; tone: 'calm' | 'warn' | 'bad' }> = {
  local: { Icon: HardDrive, tone: 'calm' },
  saved: { Icon: CircleCheck, tone: 'calm' },
  saving: { Icon: CloudUpload, tone: 'calm' },
  offline: { Icon: CloudOff, tone: 'warn' },
  conflict: { Icon: GitMerge, tone: 'warn' },
  refused: { Icon: CircleAlert, tone: 'bad' },
  signedOut: { Icon: UserX, tone: 'warn' },
  full: { Icon: TriangleAlert, tone: 'bad' },
};

/** Where the changes are: always seen, by icon and words. */
export function StatusChip({ sync }: { sync: SyncState }) {
  const { Icon, tone } = looks[sync.status];
  const { short, long } = statusText(sync);
  return (
    <p className={styles.chip} data-mood={tone} data-status={sync.status} title={long}>
      <Icon aria-hidden="true" size={15} />
      {short}
    </p>
  );
}
