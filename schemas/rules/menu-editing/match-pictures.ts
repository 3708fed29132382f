import { likenessOf, tokensOf, type NameTokens } from './name-tokens.ts';

type Named = { key: string; name: string };

/** What a picture was matched with, and how sure that is. */
export type PictureMatch = {
  /** Of the picture. */
  key: string;
  /** Key of the dish; null: none, or more than one fits as well. */
  dish: string | null;
  /** Other dishes that it may be meant for, the likeliest first; `dish` is none of them. */
  others: readonly string[];
  /**
   * `same`: it is called like the dish. `similar`: much like it, to be looked at. `several`: more
   * than one dish fits as well. `taken`: another picture fits its dish better. `none`: no dish fits.
   */
  kind: 'same' | 'similar' | 'several' | 'taken' | 'none';
};

/** From here on a dish is suggested; below, it is coincidence. */
const leastLikeness = 0.6;
/** Called the same, but for what cameras and copies add. */
const sameLikeness = 1;
const mostOthers = 5;

/**
 * Finds the dish of each picture by the name of its file. No picture is ever given to a dish that
 * has another one, nor to one of two dishes that fit as well: those are left for people to say. The
 * order of the pictures decides between two that fit a dish alike. Pure.
 */
export function matchPictures(
  pictures: readonly Named[],
  dishes: readonly Named[],
): PictureMatch[] {
  const known = dishes.map(({ key, name }) => ({ key, tokens: tokensOf(name) }));
  const ranked = pictures.map((picture) => ({
    picture,
    fits: rank(tokensOf(stem(picture.name)), known),
  }));
  const given = giveOnce(ranked);
  return ranked.map(({ picture: { key }, fits }): PictureMatch => {
    const [best, second] = fits;
    const keys = fits.map((fit) => fit.key);
    if (!best) return { key, dish: null, others: [], kind: 'none' };
    if (second?.likeness === best.likeness) {
      return { key, dish: null, others: keys.slice(0, mostOthers), kind: 'several' };
    }
    if (given.get(best.key) !== key) {
      return { key, dish: null, others: keys.slice(0, mostOthers), kind: 'taken' };
    }
    const kind = best.likeness >= sameLikeness ? 'same' : 'similar';
    return { key, dish: best.key, others: keys.slice(1, mostOthers + 1), kind };
  });
}

type Fit = { key: string; likeness: number };

function rank(tokens: NameTokens, dishes: readonly { key: string; tokens: NameTokens }[]): Fit[] {
  return dishes
    .map((dish) => ({ key: dish.key, likeness: likenessOf(tokens, dish.tokens) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness);
}

/** The picture of each dish, by the dish's key: of those that fit nothing better, the likeliest. */
function giveOnce(
  ranked: readonly { picture: Named; fits: readonly Fit[] }[],
): ReadonlyMap<string, string> {
  const given = new Map<string, { picture: string; likeness: number }>();
  for (const { picture, fits } of ranked) {
    const [best, second] = fits;
    if (!best || second?.likeness === best.likeness) continue;
    const present = given.get(best.key);
    if (present && present.likeness >= best.likeness) continue;
    given.set(best.key, { picture: picture.key, likeness: best.likeness });
  }
  return new Map([...given].map(([dish, { picture }]) => [dish, picture]));
}

/** The name of a file without its ending: '.JPG', '.jpeg', or two of them. */
const stem = (name: string): string =>
  name.replace(/(?:\.(?:jpe?g|png|webp|avif|gif|heic|heif|tiff?|bmp))+$/i, '');
