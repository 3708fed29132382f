import { useState } from 'react';
import { useFormat } from '#ui/messages.tsx';
import css from './connection-notice.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** Asking every 10 s would have brought something by then (ms). */
const patience = 25_000;

type ConnectionNoticeProps = {
  /** Changes come by themselves. */
  isLive: boolean;
  /** The last time that they were asked for they did not come. */
  hasFailed: boolean;
  /** How much of what was done here is still to be sent. */
  waiting: number;
  /** When orders last came (epoch ms); 0: never yet. */
  since: number;
  /** Epoch ms. */
  now: number;
};

/** Says since when the board may be out of date; what it has stays. */
export function ConnectionNotice(props: ConnectionNoticeProps) {
  const { isLive, hasFailed, waiting, since, now } = props;
  const { desk, deskQueue } = useDeskMessages();
  const { status } = desk;
  const [openedAt] = useState(now);
  const format = useFormat();
  // Orders of an earlier page may be old, and new ones on their way.
  const isPatient = now - Math.max(since, openedAt) <= patience && !(hasFailed && since < openedAt);
  const isLost = since > 0 && !isLive && !isPatient;
  const lost = [
    status.lost(format.time(localTime(since))),
    waiting > 0 && deskQueue.waiting(waiting),
  ];
  return (
    <output className={css.notice} data-lost={isLost || undefined}>
      {since === 0
        ? hasFailed
          ? status.notLoaded
          : status.connecting
        : isLost
          ? lost.filter(Boolean).join(' ')
          : ''}
    </output>
  );
}

/** By this device's clock: '18:05'. */
function localTime(instant: number): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
