import { offers } from '#tests/fixtures/small-offers.ts';

/** Bodies of POST /v2/cart for what tests/fixtures/small-offers.ts sells. */
type Pizza = 'margherita' | 'diavola';
type Choice = { modifier_id: number; quantity: number };
type Size = 'small' | 'medium' | 'large';

export const olives = { modifier_id: offers.toppings.olives, quantity: 1 };
export const garlicOil = { modifier_id: offers.toppings.garlicOil, quantity: 1 };

const dish = ({ id, productId }: { id: number; productId: number }) => ({
  restaurant_product_id: id,
  product_id: productId,
});

export const pizza = (name: Pizza, modifiers: Choice[] = [], size: Size = 'medium') => ({
  ...dish(offers[name]),
  modifiers,
  configurations: [{ attribute_id: offers[name].size, attribute_value_id: offers[name][size] }],
});

export const plain = (name: 'fries' | 'cola' | 'bread' | 'wings', quantity = 1) => ({
  ...dish(offers[name]),
  is_half_and_half: 0,
  quantity,
});

export const plainPizza = (...chosen: Parameters<typeof pizza>) => ({
  ...pizza(...chosen),
  is_half_and_half: 0,
});

export const halves = (left: ReturnType<typeof pizza>, right: ReturnType<typeof pizza>) => ({
  is_half_and_half: 1,
  portions: [
    { ...left, position: 'left' },
    { ...right, position: 'right' },
  ],
});

const main = (chosen: ReturnType<typeof pizza>) => ({
  ...chosen,
  quantity: 1,
  combo_component_id: offers.meal.main,
});
const side = { ...dish(offers.fries), quantity: 1, combo_component_id: offers.meal.side };
const drink = { ...dish(offers.cola), quantity: 1, combo_component_id: offers.meal.drink };

export const meal = (chosen: ReturnType<typeof pizza>, withDrink = true) => ({
  combo_product_id: offers.meal.id,
  children: [main(chosen), side, ...(withDrink ? [drink] : [])],
});

export const twoForOne = (bought: ReturnType<typeof pizza>, given: ReturnType<typeof pizza>) => ({
  deal_id: offers.twoForOne.id,
  children: [
    { ...bought, quantity: 1, deal_component_type_id: offers.twoForOne.buy },
    { ...given, quantity: 1, deal_component_type_id: offers.twoForOne.get },
  ],
});

/** A deal of one pizza. */
export const dealOf = ({ id, pizza: component }: { id: number; pizza: number }) => ({
  deal_id: id,
  children: [{ ...pizza('margherita'), quantity: 1, deal_component_type_id: component }],
});
