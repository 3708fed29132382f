import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './picture.module.css';
import { useFrameWrite } from '../field/use-frame-write.ts';

export type Focus = { focusX: number; focusY: number };

type FocalPointProps = {
  src: string;
  focus: Focus;
  /** There is no picture at its address. */
  onBroken(): void;
  onChange(focus: Focus): void;
  onSettled(): void;
};

const ratios = { wide: '16 / 9', square: '1 / 1', tall: '4 / 5' } as const;
const ratioNames = { wide: '16:9', square: '1:1', tall: '4:5' } as const;

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The point of a picture that stays in sight however it is cropped: dragged, or moved by arrow keys
 * (1 %, with Shift 10 %), with the crops that the designs use beside it.
 */
export function FocalPoint({ src, focus, onBroken, onChange, onSettled }: FocalPointProps) {
  const picture = useRef<HTMLDivElement>(null);
  const { onChange: drag, settle } = useFrameWrite(onChange, onSettled);
  const position = `${focus.focusX * 100}% ${focus.focusY * 100}%`;
  const words = `${Math.round(focus.focusX * 100)} % across, ${Math.round(focus.focusY * 100)} % down`;

  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    drag({
      focusX: within((clientX - box.left) / box.width),
      focusY: within((clientY - box.top) / box.height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    onChange({
      focusX: within(focus.focusX + step[0] * size),
      focusY: within(focus.focusY + step[1] * size),
    });
  };
  return (
    <div className={styles.focal}>
      <div
        ref={picture}
        role="presentation"
        // Shares of a picture count from its left in every language.
        dir="ltr"
        className={styles.whole}
        onPointerDown={(event) => {
          // A finger may be about to scroll: on the picture it means a place once it is lifted.
          const isOnPoint = event.target !== event.currentTarget.firstElementChild;
          if (event.pointerType === 'touch' && !isOnPoint) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        onPointerUp={(event) => {
          if (event.pointerType === 'touch') follow(event);
          settle();
        }}
      >
        <img src={src} alt="" draggable={false} onError={onBroken} />
        <button
          type="button"
          className={styles.point}
          style={{
            insetInlineStart: `${focus.focusX * 100}%`,
            insetBlockStart: `${focus.focusY * 100}%`,
          }}
          aria-label={`Point that stays in sight: ${words}`}
          onKeyDown={onKeyDown}
          onBlur={onSettled}
        />
      </div>
      <div className={styles.crops} aria-hidden="true">
        {(['wide', 'square', 'tall'] as const).map((name) => (
          <figure key={name} className={styles.crop}>
            <img src={src} alt="" style={{ aspectRatio: ratios[name], objectPosition: position }} />
            <figcaption>{ratioNames[name]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
