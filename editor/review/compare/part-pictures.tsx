import type { ReactNode } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Difference } from '../differences/difference.ts';
import { FontSample } from '../../parts/thumbnail/font-sample.tsx';
import type { ComparedPart, Side, Standing } from './compared-part.ts';
import type { ComparedSides, PairView } from './compared-sides.ts';
import styles from './compare.module.css';
import { framedIn } from './framed-whole.ts';
import { PartPicture } from './part-picture.tsx';
import { PicturePair, type PairPicture } from './picture-pair.tsx';

type PartPicturesProps = { part: ComparedPart; sides: ComparedSides; view: PairView };

/** A part as both documents draw it; where one does not show it, that is said instead. */
export function PartPictures({ part, sides, view }: PartPicturesProps) {
  const { name, section, standing } = part;
  const isNowhere = standing.before !== 'shown' && standing.after !== 'shown';
  const picture = (side: Side): PairPicture => {
    const { name, config } = sides[side];
    const isDrawn = standing[side] === 'shown' || (isNowhere && standing[side] === 'hidden');
    return isDrawn
      ? { name, picture: <PartPicture config={config} section={section} /> }
      : { name, missing: missing[standing[side]] };
  };
  return (
    <PicturePair
      name={name}
      view={view}
      sides={{ before: picture('before'), after: picture('after') }}
      framed={framedIn(part)}
    />
  );
}

const missing: Record<Standing, string> = {
  shown: '',
  hidden: 'Not shown on the page',
  absent: 'Not on the page',
};

/** The look of the whole page by its first section: colours, faces, corners; in the dark too. */
export function LookPictures({ part, sides, view }: PartPicturesProps) {
  const { section, differences } = part;
  const isDarkOther = differences.some(isOfTheDark);
  const isLightOther = isOtherInTheLight(part);
  const picture = (side: Side, isDark: boolean): PairPicture => {
    const { colors, theme } = sides[side].config;
    // The same words in both, so that nothing but the look differs.
    const config = { ...sides.before.config, colors, theme };
    const drawn = <PartPicture config={config} section={section} isDark={isDark} />;
    return { name: sides[side].name, picture: drawn };
  };
  const pair = (name: string, isDark: boolean): ReactNode => (
    <PicturePair
      name={name}
      view={view}
      sides={{ before: picture('before', isDark), after: picture('after', isDark) }}
    />
  );
  return (
    <>
      {isLightOther && (
        <>
          <div className={styles.looks}>
            <LookFacts config={sides.before.config} />
            <LookFacts config={sides.after.config} />
          </div>
          {pair('The look of the page', false)}
        </>
      )}
      {isDarkOther && (
        <>
          <h4 className={styles.subtitle}>On devices set to dark</h4>
          {pair('The look of the page in the dark', true)}
        </>
      )}
    </>
  );
}

const isOfTheDark = ({ key }: Difference): boolean => key.startsWith('theme/dark');

/** Whether a look differs on devices that are not set to dark. */
export const isOtherInTheLight = ({ differences }: ComparedPart): boolean =>
  !differences.every(isOfTheDark);

/** The five colours and the faces; said in words below. */
function LookFacts({ config: { colors, theme } }: { config: SiteConfig }) {
  const { primary, secondary, accent, background, text } = colors;
  const five = Object.entries({ primary, secondary, accent, background, text });
  return (
    <div className={styles.look} aria-hidden="true">
      <span className={styles.swatches}>
        {five.map(([name, color]) => (
          <span key={name} style={{ backgroundColor: color }} />
        ))}
      </span>
      <FontSample pair={theme.fonts} text="Aa" />
    </div>
  );
}
