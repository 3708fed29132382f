/** Heights of a category's heading and of its dishes, in px; the keys are unique on the board. */
export type GroupHeights = {
  key: string;
  heading: number;
  dishes: readonly { key: string; height: number }[];
};

/** Dishes of one category that stand under each other in a column. */
export type BoardPart = {
  group: string;
  /** Whether the name of the category stands above them. */
  hasHeading: boolean;
  /** Whether a page before has the first dishes of the category. */
  isContinued: boolean;
  dishes: readonly string[];
};
export type BoardColumn = readonly BoardPart[];
export type BoardPage = readonly BoardColumn[];

/** What a page has room for; `gap` is the space above the heading of a further category, px. */
export type PageSpace = { columns: number; height: number; gap: number };

type OpenPart = { group: string; hasHeading: boolean; isContinued: boolean; dishes: string[] };

/**
 * Puts the dishes of a menu onto as few pages as they need, in their order, each whole: every dish
 * once, every category under its name, and again under its name on each page that goes on with it.
 * One that is higher than a page stands alone in its column. Among as many pages the dishes are
 * spread, so that the last column is not left all but empty.
 */
export function packPages(groups: readonly GroupHeights[], space: PageSpace): BoardPage[] {
  const tight = fillPages(groups, space);
  let best = tight;
  let [low, high] = [space.height / 4, space.height];
  // Each step halves what is left: ten of them are finer than a pixel's worth anybody sees.
  for (let step = 0; step < 10; step += 1) {
    const height = (low + high) / 2;
    const spread = fillPages(groups, { ...space, height });
    const fits = spread.length <= tight.length && highestDish(groups) <= height;
    if (fits) best = spread;
    [low, high] = fits ? [low, height] : [height, high];
  }
  return best;
}

/** The highest dish with the heading that it may need; it bounds how small a page may be, px. */
export const highestDish = (groups: readonly GroupHeights[]): number =>
  Math.max(
    0,
    ...groups.flatMap(({ heading, dishes }) => dishes.map(({ height }) => heading + height)),
  );

function fillPages(groups: readonly GroupHeights[], space: PageSpace): BoardPage[] {
  const pages: OpenPart[][][] = [];
  let used = 0;
  const column = () => pages.at(-1)?.at(-1);
  const openColumn = () => {
    const page = pages.at(-1);
    if (page && page.length < space.columns) page.push([]);
    else pages.push([[]]);
    used = 0;
  };
  for (const { key, heading, dishes } of groups) {
    for (const [place, dish] of dishes.entries()) {
      const isFirst = place === 0;
      /** What it takes in the present column: its heading at the head of a page, and its own. */
      const needed = () => {
        const isEmpty = column()?.length === 0;
        const isPageStart = isEmpty && pages.at(-1)?.length === 1;
        const gap = isFirst && !isEmpty ? space.gap : 0;
        return { hasHeading: isFirst || isPageStart, gap };
      };
      if (!column()) openColumn();
      let take = needed();
      const height = () => dish.height + take.gap + (take.hasHeading ? heading : 0);
      if (column()?.length !== 0 && used + height() > space.height) {
        openColumn();
        take = needed();
      }
      used += height();
      const open = column();
      const part = open?.at(-1);
      if (part?.group === key && !isFirst) part.dishes.push(dish.key);
      else {
        open?.push({
          group: key,
          hasHeading: take.hasHeading,
          isContinued: !isFirst,
          dishes: [dish.key],
        });
      }
    }
  }
  return pages;
}
