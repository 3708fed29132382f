import Upload from 'lucide-react/icons/image-up';
import { useRef, useState } from 'react';
import { isSameValue } from '#schemas/config/changes.ts';
import { TryOptions } from '../designs/try-options.tsx';
import { useCommittedPart } from '../../core/state/editor-context.tsx';
import { useMayChange } from '../../core/state/use-may-change.ts';
import { coloursOf } from './colours-of.ts';
import { PaletteSample } from './palette-sample.tsx';
import { palettesFrom, type CandidatePalette } from './palettes-from.ts';
import { readPixels, UnreadablePicture } from './read-pixels.ts';
import styles from './theme.module.css';

const noColours = 'There is nothing in this picture to take colours from.';

/** Palettes from the logo, or from any picture: found in this browser, nothing is sent. */
export function PaletteFinder() {
  const file = useRef<HTMLInputElement>(null);
  const logo = useCommittedPart((config) => config.general.logo);
  const hero = useCommittedPart((config) => config.hero.backgroundImage);
  const colors = useCommittedPart((config) => config.colors);
  const isFree = useMayChange(['colors']);
  const [found, setFound] = useState<CandidatePalette[]>([]);
  const [isLooking, setIsLooking] = useState(false);
  const [problem, setProblem] = useState('');

  const look = async (picture: string | Blob) => {
    setProblem('');
    setIsLooking(true);
    try {
      const colours = coloursOf(await readPixels(picture));
      setFound(colours.length > 0 ? palettesFrom(colours) : []);
      if (colours.length === 0) setProblem(noColours);
    } catch (failure) {
      setFound([]);
      setProblem(failure instanceof UnreadablePicture ? failure.message : noColours);
    }
    setIsLooking(false);
  };
  return (
    <fieldset className={styles.finder}>
      <legend className={styles.label}>Palette from a picture</legend>
      <div className={styles.sources}>
        {logo && (
          <button type="button" className={styles.source} onClick={() => void look(logo)}>
            <img className={styles.thumb} src={logo} alt="" /> From the logo
          </button>
        )}
        {hero && (
          <button type="button" className={styles.source} onClick={() => void look(hero)}>
            <img className={styles.thumb} src={hero} alt="" /> From the hero
          </button>
        )}
        <button type="button" className={styles.source} onClick={() => file.current?.click()}>
          <Upload aria-hidden="true" size={14} /> Choose a file
        </button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture to take colours from"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void look(chosen);
            target.value = '';
          }}
        />
      </div>
      <p className={styles.problem} aria-live="polite" data-calm={isLooking || undefined}>
        {isLooking ? 'Looking at the picture …' : problem}
      </p>
      {found.length > 0 && (
        <TryOptions
          label="Palettes found"
          help="Point at one to try it on the page; a press keeps it. All of them read well."
          helpByTouch="Press one to take it; Undo brings yours back. All of them read well."
          layout="three"
          isLocked={!isFree}
          chosen={found.find((one) => isSameValue(one.colors, colors))?.name ?? null}
          step={({ name }) => `Palette: ${name}`}
          options={found.map(({ name, colors }) => ({
            key: name,
            name,
            picture: <PaletteSample colors={colors} />,
            recipe: (draft) => void Object.assign(draft.colors, colors),
          }))}
        />
      )}
    </fieldset>
  );
}
