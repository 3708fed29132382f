import { useEffect, useState } from 'react';
import { fontPairs, type FontPair } from '#schemas/config/theme.ts';
import { families, familyStack } from '#variants/fonts/families.ts';
import { useWrittenPart } from '../editor-context.tsx';
import { facesOf } from './load-fonts.ts';
import type { LookPictureProps } from './look-choice.tsx';
import styles from './theme.module.css';

/** Loads the faces of a pair; true once they are there. */
export function useFaces(pair: FontPair): boolean {
  const [loaded, setLoaded] = useState<FontPair | null>(null);
  useEffect(() => {
    let isHere = true;
    const arrive = () => (isHere ? setLoaded(pair) : undefined);
    void facesOf(pair).preload().then(arrive);
    return () => {
      isHere = false;
    };
  }, [pair]);
  return loaded === pair;
}

/** A pair of fonts in its own faces; loaded where it is shown and nowhere else. */
export function FontSample({ pair, words }: { pair: FontPair; words: string }) {
  const isLoaded = useFaces(pair);
  const { display, text, weight, tracking, letters } = families[pair];
  return (
    <span className={styles.fonts} data-loaded={isLoaded || undefined} aria-hidden="true">
      <span
        className={styles.display}
        style={{
          // Named only once it is here: a face that comes late is never swapped in.
          ...(isLoaded && { fontFamily: familyStack(display) }),
          fontWeight: weight,
          letterSpacing: tracking,
          textTransform: letters,
        }}
      >
        {words}
      </span>
      <span style={isLoaded ? { fontFamily: familyStack(text) } : undefined}>
        Fresh today, ready in twenty minutes
      </span>
    </span>
  );
}

/** An option of the fonts, in the words that the page opens with. */
export function FontPicture({ value }: LookPictureProps) {
  const title = useWrittenPart((config) => config.hero.title);
  const pair = fontPairs.find((one) => one === value);
  return pair && <FontSample pair={pair} words={title || 'Good food'} />;
}
