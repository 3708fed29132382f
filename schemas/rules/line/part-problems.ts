import type { RefusalProblem } from '../../api/wire.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { CartPart } from './cart-line.ts';
import { choiceProblems } from './choice-problems.ts';

/** What is wrong with one dish of a line: whether it is there, and its choices (R26 to R28). */
export function partProblems(part: CartPart, menu: MenuIndex, path: string): RefusalProblem[] {
  const product = menu.products.get(part.restaurantProductId);
  if (!product) {
    return [
      {
        path,
        code: 'unknown_product',
        message: 'This dish is no longer on the menu. Remove it to go on.',
      },
    ];
  }
  const problems = choiceProblems(product, part, path);
  if (!product.isAvailable) {
    problems.unshift({ path, code: 'sold_out', message: `${product.name} is sold out.` });
  }
  if (product.productId !== part.productId) {
    problems.unshift({
      path: `${path}.product_id`,
      code: 'product_mismatch',
      message: 'This dish is not the one that was named with it.',
    });
  }
  return problems;
}
