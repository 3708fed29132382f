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
  'tests/server/start/{connections-ended,start,unreachable-bucket,workers}.test.ts',
  'tests/server/embedded/*.test.ts',
  'tests/server/operations/{backup,backup-refused,traces}.test.ts',
  'tests/server/**/*-killed.test.ts',
  'tests/server/**/lost-*.test.ts',
  'tests/{server,editor,ui,desk,src}/**/*.isolated.test.{ts,tsx}',
  'tests/import/command.test.ts',
  'tests/server/tenants/create-tenant.test.ts',
  'tests/server/paying/set-payments.test.ts',
  'tests/server/reseal/command.test.ts',
  'tests/server/pictures/bucket/*.test.ts',
  'tests/desk/frozen-database.test.tsx',

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
  'tests/editor/core/import-bombs.test.ts',
  'tests/src/app/any-config.test.tsx',
  'tests/src/app/partial-settings.test.tsx',

  // Every role, key, limit and frozen database at every call; what each call does by itself stays.
  'tests/server/**/frozen-database.test.ts',
  'tests/server/database/open-database.test.ts',
  'tests/server/identity/{authorization-matrix,api-key-scopes,sign-in-limits,pin-limits}.test.ts',
  'tests/server/http/connection-limits.test.ts',
  'tests/server/languages/errors-in-language.test.ts',

  // Much at a time, or long waits.
  'tests/server/order/{staff-order-resume,order-mail-relay,restaurant-mails,no-shows}.test.ts',
  'tests/server/webhooks/deliveries.test.ts',
  'tests/server/menu-editing/large-categories.test.ts',
  'tests/server/order/staff-order-list.test.ts',
  'tests/server/printing/{star,epson}.test.ts',
  'tests/server/mails/mail-texts.test.ts',
  'tests/server/pictures/picture-uploads.test.ts',
  'tests/server/tenants/export-tenant.test.ts',
  'tests/src/app/routes.test.ts',
  'tests/src/in-language.test.ts',
  'tests/desk/menu/long-list.test.tsx',
  'tests/editor/panel/many-sections.test.tsx',
  'tests/variants/{long-menu,menu}.test.tsx',
  'tests/editor/on-page/find-fields.test.tsx',
  'tests/editor/review/compare-dialog.test.tsx',

  // Further sides of a call, of which its other tests stay.
  'tests/server/figures/{day-money,orders-file}.test.ts',
  'tests/server/gift-cards/stripe-buying.test.ts',
  'tests/server/identity/api-keys-of-others.test.ts',
  'tests/server/menu-editing/{many-new-dishes,menu-history,undo-import}.test.ts',
  'tests/server/paying/{change-tip,disputes}.test.ts',
  'tests/server/publishing/proposals-decided.test.ts',
  'tests/server/settings/{config-streams,wallets}.test.ts',
  'tests/server/site-setup/{setup-failures,test-orders}.test.ts',
  'tests/server/users/{openid-settings,openid-sign-in,openid-trouble}.test.ts',

  // Further parts of a screen, of which other tests stay.
  'tests/editor/escape.test.tsx',
  'tests/editor/on-page/{form-presses,input,labels,paragraphs}.test.tsx',
  'tests/editor/panel/{designs,foot,foot-height,undo-bar}.test.tsx',
  'tests/editor/review/{proposals-dialog,send-dialog}.test.tsx',
  'tests/editor/set-up/look-editor.test.tsx',
  'tests/editor/tools/{clipboard,commands,places,transfer-view}.test.tsx',
  'tests/variants/gallery.test.tsx',
  'tests/src/checkout/{address-suggestions,handover,points,saved-addresses}.test.tsx',
  'tests/desk/{kitchen,pin-pad}.test.tsx',
  'tests/desk/accounts/{invitations,own-account,passkeys}.test.tsx',
  'tests/desk/delivery/delivery-page.test.tsx',
  'tests/desk/gift-cards/sell-card.test.tsx',
  'tests/desk/menu/{bulk-change,categories,choices,combos,goes-well-with,halves,import,import-table,new-dish,translations}.test.tsx',
  'tests/desk/settings/{domains,loyalty,mail-texts,mails,reservations,sign-in,systems}.test.tsx',
  'tests/desk/setup/{menu-step,setup-steps}.test.tsx',
  'tests/desk/tabs/{tab-dialog,tables-page,take-cash}.test.tsx',
  'tests/src/dine-in/{bill/held-payment,tab-strip}.test.tsx',
  'tests/src/dish/{close-button,nested-choices}.test.tsx',
  'tests/src/editor-host/form-on-page.test.tsx',
  'tests/src/instore-menu/menu-board.test.tsx',
  'tests/src/screens/newsletter.test.tsx',

  // Whole screens and panels as stories; the flows and the editor's own tests draw them.
  'stories/{screens,editor}/*.stories.tsx',
  'stories/menu-states.stories.tsx',
];

/**
 * Tag of a single test that the lean tier leaves out of its file: it takes most of a second, and
 * others of the file draw the same component or send the same call.
 */
export const slowTag = {
  name: 'slow',
  description: 'Takes most of a second beside others of the same part; runs in test:all alone.',
  skip: isLean,
};

/** States of each design that the lean tier draws; the others are tagged `every-look`. */
export const leanLooks: readonly string[] = ['', 'phone', 'rtl'];

/** Browser tests of the lean tier by their path in tests/e2e, each at the one size of whoever goes through it. */
export const leanFlows: Readonly<Record<'desk' | 'phone', readonly string[]>> = {
  desk: [
    'flows/desk.test.ts',
    'flows/menu.test.ts',
    'flows/setup.test.ts',
    'pages/editor-browser-draft.test.ts',
  ],
  phone: [
    'flows/account.test.ts',
    'flows/capabilities.test.ts',
    'flows/dine-in.test.ts',
    'flows/gift-cards.test.ts',
    'flows/guest-order.test.ts',
    'flows/reservations.test.ts',
    'flows/whole-order.test.ts',
  ],
};
