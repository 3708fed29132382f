import { fontPairs } from '#schemas/config/theme.ts';
import { useCommittedPart } from '../../core/state/editor-context.tsx';
import { FontSample } from '../../parts/thumbnail/font-sample.tsx';
import type { LookPictureProps } from './look-choice.tsx';

/** An option of the fonts, in the words that the page opens with. */
export function FontPicture({ value }: LookPictureProps) {
  const title = useCommittedPart((config) => config.hero.title);
  const pair = fontPairs.find((one) => one === value);
  return pair && <FontSample pair={pair} text={title || 'Good food'} />;
}
