const { innerOrder } = require('./inner-order.cjs');

/** The inner orders of the features that customers use: what their folders may import of each other. */
const featureOrder = [
  ...innerOrder('src/features/checkout', {
    frame: [],
    time: ['frame'],
    details: ['frame', 'time'],
    order: ['frame', 'time'],
    payment: ['frame', 'time', 'order'],
    review: ['frame', 'time', 'payment'],
  }),
  ...innerOrder(
    'src/features/reservations',
    { choice: [], own: ['choice'], booking: ['choice', 'own'] },
    ['(?:reservation-details|page-heading|page-skeleton|reservations-page\\.module)\\.'],
  ),
];

module.exports = { featureOrder };
