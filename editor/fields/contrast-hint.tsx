import { contrastOf } from '../contrast-of.ts';
import { useConfigPart } from '../editor-context.tsx';
import styles from './color.module.css';

type ContrastHintProps = {
  path: readonly string[];
  onUse(colour: string): void;
  onSettled(): void;
};

/** How one of the site's five colours reads, and the nearest one that does where it does not. */
export function ContrastHint({ path, onUse, onSettled }: ContrastHintProps) {
  const colors = useConfigPart((config) => config.colors);
  const [group, name] = path;
  if (group !== 'colors' || !isColour(name, colors)) return null;
  const { pair, ratio, passes, better } = contrastOf(name, colors);
  return (
    <p className={styles.contrast} data-fails={!passes || undefined}>
      {pair}: {ratio.toFixed(1)} : 1, {passes ? 'reads well' : 'hard to read'}
      {better && (
        <button
          type="button"
          className={styles.better}
          onClick={() => {
            onUse(better);
            onSettled();
          }}
        >
          Use {better}
        </button>
      )}
    </p>
  );
}

const isColour = <C extends object>(
  name: string | undefined,
  colors: C,
): name is string & keyof C => name !== undefined && name in colors;
