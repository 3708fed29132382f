import type { VisitFigures } from '#schemas/api/visit-counts.ts';

const nobody = { visits: 0, menu: 0, dish: 0, added: 0, checkout: 0, details: 0, ordered: 0 };

/** A Friday on which nobody came, and none the week before. */
export const noVisits: VisitFigures = {
  restaurant_id: 1,
  date: '2026-11-20',
  date_before: '2026-11-13',
  steps: nobody,
  steps_before: nobody,
  searches: [],
  dishes: [],
};

/** A Friday with two hundred visitors. */
export const someVisits: VisitFigures = {
  ...noVisits,
  steps: { visits: 200, menu: 150, dish: 90, added: 60, checkout: 40, details: 30, ordered: 25 },
  steps_before: { ...nobody, visits: 100, menu: 70, ordered: 10 },
  searches: [
    { text: 'gluten free pasta', count: 7 },
    { text: 'sushi', count: 2 },
  ],
  dishes: [
    { id: 1, name: 'Margherita', seen: 40, orders: 10 },
    { id: 2, name: 'Cola', seen: 4, orders: 9 },
    { id: 3, name: '', seen: 1, orders: 0 },
  ],
};
