import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { useId, useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './sound-control.module.css';
import type { BellControl } from './use-bell.ts';

/** Whether it rings, how loud, and how that sounds. */
export function SoundControl({ bell }: { bell: BellControl }) {
  const { sound: words } = useDeskMessages().desk;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isOn = bell.sound === 'on';
  const BellIcon = bell.isRinging ? BellRing : isOn ? Bell : BellOff;
  return (
    <div className={css.sound}>
      <button
        type="button"
        className={css.bell}
        data-on={isOn || undefined}
        data-ringing={bell.isRinging || undefined}
        title={words.hint}
        aria-expanded={isOn ? isOpen : undefined}
        onClick={() => (isOn ? setIsOpen(!isOpen) : bell.test())}
      >
        <BellIcon aria-hidden="true" size={20} />
        {bell.isRinging ? words.ringing : isOn ? words.on : words.off}
      </button>
      <output className={css.blocked}>{bell.sound === 'blocked' && words.blocked}</output>
      {isOn && isOpen && (
        <div className={css.panel}>
          <label htmlFor={`${id}-volume`}>{words.volume}</label>
          <input
            id={`${id}-volume`}
            className={css.volume}
            type="range"
            min={10}
            max={100}
            step={10}
            value={Math.round(bell.volume * 100)}
            onChange={({ target }) => bell.setVolume(Number(target.value) / 100)}
          />
          <ActionButton look="outline" onClick={bell.test}>
            {words.test}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
