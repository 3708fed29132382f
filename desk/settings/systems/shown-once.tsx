import { useEffect, useId, useRef } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CopiedText } from '../domains/copied-text.tsx';
import css from './systems.module.css';

type ShownOnceProps = {
  kind: 'webhook' | 'key';
  /** Of the system that it is for. */
  name: string;
  value: string;
  onDone(): void;
};

/** A secret that is shown this once, to be copied into the other system. */
export function ShownOnce({ kind, name, value, onDone }: ShownOnceProps) {
  const { secret: words } = useDeskMessages().deskSystems;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone, and this is what came of it.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={css.once} aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1} className={css.name}>
        {words.title(name)}
      </h4>
      <p>{words.once}</p>
      <CopiedText label={words[kind]} of={name} value={value} />
      <div className={css.actions}>
        <ActionButton onClick={onDone}>{words.done}</ActionButton>
      </div>
    </section>
  );
}
