/**
 * What `npm test` runs, the lean tier, and what only `npm run test:all` does. The lean tier decides
 * what lands: ten minutes on two processors and the same answer every time (docs/testing.md).
 */

/** A single file, project or flow that is run by hand is found in either tier. */
export const isLean = process.env['TIER'] === 'lean';

/** Most random cases of a property in the lean tier, all of them from one seed. */
export const leanDraws = 50;
export const leanSeed = 20_261_128;

/** Files of vitest that the lean tier leaves out, as globs from the root. */
export const leftOut: readonly string[] = [
  // Programs of their own, that are started, frozen and killed.
  'tests/server/{start,embedded,operations}/**/*.test.ts',
  'tests/server/**/*-killed.test.ts',
  'tests/server/**/lost-*.test.ts',
  'tests/{server,editor,src}/**/*.isolated.test.{ts,tsx}',
  'tests/import/command.test.ts',
  'tests/server/tenants/create-tenant.test.ts',
  'tests/server/paying/set-payments.test.ts',
  'tests/server/pictures/bucket/*.test.ts',
  'tests/src/desk/frozen-database.test.tsx',

  // Everything that may be sent, in any order, or by many at once.
  'tests/server/http/fuzz.test.ts',
  'tests/server/**/*{-concurrency,at-once,-together,no-table-twice}.test.ts',
  'tests/server/{pages/any-config,menu-editing/any-changes,menu-editing/any-imports}.test.ts',
  'tests/server/figures/{changed-orders,tabs}.test.ts',
  'tests/server/publishing/{bad-input,restore-property}.test.ts',
  'tests/server/site-setup/test-orders-count-nowhere.test.ts',
  'tests/server/times/slots-invariant.test.ts',
  'tests/import/table/any-table.test.ts',
  'tests/src/editor-sync/two-clients.test.ts',
  'tests/src/app/any-config.test.tsx',
  'tests/src/app/partial-settings.test.tsx',

  // Every role, key and limit at every call; one of each stays in the tests of the call itself.
  'tests/server/identity/{authorization-matrix,api-key-scopes,sign-in-limits,pin-limits}.test.ts',
  'tests/server/http/connection-limits.test.ts',
  'tests/server/languages/errors-in-language.test.ts',

  // Much at a time, or long waits.
  'tests/server/order/{staff-order-resume,order-mail-relay,restaurant-mails,no-shows}.test.ts',
  'tests/server/webhooks/deliveries.test.ts',
  'tests/server/menu-editing/large-categories.test.ts',
  'tests/server/printing/star.test.ts',
  'tests/src/desk/menu/long-list.test.tsx',
  'tests/editor/panel/many-sections.test.tsx',
  'tests/variants/{long-menu,menu}.test.tsx',
  'tests/editor/on-page/find-fields.test.tsx',
  'tests/editor/review/compare-dialog.test.tsx',

  // Parts of a screen whose other tests stay.
  'tests/src/desk/{pin-pad,kitchen}.test.tsx',
  'tests/src/desk/tabs/{tab-dialog,take-cash}.test.tsx',
  'tests/src/desk/menu/{choices,bulk-change,goes-well-with,import,import-table}.test.tsx',
  'tests/src/desk/settings/{mails,mail-texts,domains}.test.tsx',
  'tests/src/desk/delivery/delivery-page.test.tsx',
  'tests/src/checkout/address-suggestions.test.tsx',
  'tests/src/checkout/handover.test.tsx',
  'tests/src/instore-menu/menu-board.test.tsx',
];

/** States of each design that the lean tier draws; the others are tagged `every-look`. */
export const leanLooks: readonly string[] = ['', 'phone', 'rtl'];

/** Browser tests of the lean tier by their path in tests/e2e, each at the one size of whoever goes through it. */
export const leanFlows: Readonly<Record<'desk' | 'phone', readonly string[]>> = {
  desk: [
    'flows/desk.test.ts',
    'flows/menu.test.ts',
    'flows/setup.test.ts',
    'pages/editor-browser-draft.test.ts',
    'pages/editor-keyboard.test.ts',
    'pages/server-rendering.test.ts',
  ],
  phone: [
    'flows/account.test.ts',
    'flows/dine-in.test.ts',
    'flows/gift-cards.test.ts',
    'flows/guest-order.test.ts',
    'flows/reservations.test.ts',
    'flows/whole-order.test.ts',
  ],
};
