import type { LineProblem } from './line-problem.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { CartPart } from './cart-line.ts';
import { choiceProblems } from './choice-problems.ts';

/** What is wrong with one dish of a line: whether it is there, and its choices (R26 to R28). */
export function partProblems(part: CartPart, menu: MenuIndex, path: string): LineProblem[] {
  const product = menu.products.get(part.restaurantProductId);
  if (!product) {
    return [
      {
        path,
        code: 'unknown_product',
        message: ({ lines }) => lines.dishGone,
      },
    ];
  }
  const problems = choiceProblems(product, part, path);
  if (!product.isAvailable) {
    problems.unshift({
      path,
      code: 'sold_out',
      message: ({ lines }) => lines.soldOut(product.name),
    });
  }
  if (product.productId !== part.productId) {
    problems.unshift({
      path: `${path}.product_id`,
      code: 'product_mismatch',
      message: ({ lines }) => lines.otherDish,
    });
  }
  return problems;
}
