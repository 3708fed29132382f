import Pipette from 'lucide-react/icons/pipette';
import { useEffect, useMemo, useRef } from 'react';
import { HexColorPicker } from 'react-colorful';
import { useEditor } from '../../core/state/editor-context.tsx';
import styles from './color.module.css';
import { swatchesOf } from './swatches.ts';
import { useFrameWrite } from '../field/use-frame-write.ts';

type ColorPickerProps = {
  label: string;
  colour: string;
  onChange(colour: string): void;
  onSettled(): void;
};

/** The picker below a colour: dragged or by arrow keys, from the screen, or one of the site's own. */
export function ColorPicker({ label, colour, onChange, onSettled }: ColorPickerProps) {
  const { document } = useEditor();
  const { onChange: drag, settle } = useFrameWrite(onChange, onSettled);
  // Those that there were when it was opened: while one is dragged they stay where they are.
  const swatches = useMemo(() => swatchesOf(document.get()), [document]);
  const take = (colour: string) => {
    settle();
    onChange(colour);
    onSettled();
  };
  const all = useRef<HTMLFieldSetElement>(null);
  // Opened low in the panel it would have to be looked for.
  useEffect(() => {
    all.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={all} className={styles.opened} aria-label={`${label}: picker`}>
      <div
        role="presentation"
        // A drag is over where the next one begins or the focus leaves: the picker hands its last
        // value on after the pointer is up (`onChangeEnd`), which would make a step of its own.
        onPointerDownCapture={settle}
        onKeyDownCapture={({ repeat }) => {
          if (!repeat) settle();
        }}
        onBlur={settle}
      >
        <HexColorPicker color={colour} onChange={drag} />
      </div>
      <div className={styles.swatches}>
        {swatches.map((swatch) => (
          <button
            key={swatch}
            type="button"
            className={styles.own}
            style={{ backgroundColor: swatch }}
            aria-label={`${label}: ${swatch}`}
            aria-pressed={swatch === colour.toLowerCase()}
            title={swatch}
            onClick={() => take(swatch)}
          />
        ))}
        <FromScreen onPick={take} />
      </div>
    </fieldset>
  );
}

type EyeDropperClass = new () => { open(): Promise<{ sRGBHex: string }> };

const eyeDropper = (): EyeDropperClass | null => {
  const found: unknown = Reflect.get(window, 'EyeDropper');
  return isEyeDropper(found) ? found : null;
};

const isEyeDropper = (found: unknown): found is EyeDropperClass => typeof found === 'function';

/** A colour from anywhere on the screen, where the browser can. */
function FromScreen({ onPick }: { onPick(colour: string): void }) {
  const EyeDropper = eyeDropper();
  if (!EyeDropper) return null;
  const pick = async () => {
    // Escape leaves the colour as it is.
    const picked = await new EyeDropper().open().catch(() => null);
    if (picked) onPick(picked.sRGBHex);
  };
  return (
    <button type="button" className={styles.fromScreen} onClick={() => void pick()}>
      <Pipette aria-hidden="true" size={14} /> From the screen
    </button>
  );
}
