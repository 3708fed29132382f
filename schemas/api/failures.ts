import { accountFailures } from './account-failures.ts';
import { contactFailures } from './contact-failures.ts';
import { menuImportFailures } from './menu-import-failures.ts';
import { setupFailures } from './setup-failures.ts';
import { proposalFailures } from './proposal-failures.ts';
import { menuFailures } from './menu-failures.ts';
import { linkFailures } from './link-failures.ts';
import { integrationFailures } from './integration-failures.ts';
import { offerFailures } from './offer-failures.ts';
import { loyaltyFailures } from './loyalty-failures.ts';
import { pictureFailures } from './picture-failures.ts';
import { reservationFailures } from './reservation-failures.ts';
import { openIdFailures } from './openid-failures.ts';
import { userFailures } from './user-failures.ts';
import { wishlistFailures } from './wishlist-failures.ts';
import { giftCardFailures } from './gift-card-failures.ts';
import { tabFailures } from './tab-failures.ts';
import { tableFailures } from './table-failures.ts';

/**
 * Every code of a failing call, and of the problems it lists: the statuses it comes with and when. The
 * storefront and the editor decide by these codes, so one that is missing here does not compile.
 */
export const failures = {
  ...accountFailures,
  ...menuImportFailures,
  ...setupFailures,
  ...proposalFailures,
  ...menuFailures,
  ...offerFailures,
  ...userFailures,
  ...openIdFailures,
  ...wishlistFailures,
  ...integrationFailures,
  ...linkFailures,
  ...loyaltyFailures,
  ...giftCardFailures,
  ...tabFailures,
  ...tableFailures,
  ...reservationFailures,
  ...contactFailures,
  ...pictureFailures,
  invalid_request: {
    status: [400],
    when: 'A field of the request is missing or wrong; `problems` names each.',
  },
  stripe_key_mode: {
    status: [400],
    when: 'A key is for tests and the installation takes real money, or the other way round.',
  },
  stripe_key_refused: {
    status: [400],
    when: 'Stripe does not know the key, or it may not read payments.',
  },
  stripe_webhook: {
    status: [400],
    when: 'The webhook at Stripe has to be set up by hand, and its signing secret is missing.',
  },
  invalid_json: { status: [400], when: 'The body is not valid JSON.' },
  invalid_url: { status: [400], when: 'The address is not spelled like one.' },
  invalid_http: { status: [400], when: 'The request is not HTTP.' },
  invalid_encoding: {
    status: [400],
    when: 'The body is not packed the way its Content-Encoding says.',
  },
  invalid_if_match: { status: [400], when: 'If-Match is no version.' },
  owner_missing: { status: [400], when: 'A cart is asked for without saying whose.' },
  bad_signature: { status: [400], when: 'A webhook is not signed with the key of its gateway.' },
  invalid_amount: { status: [400], when: 'An amount of money has more places than its currency.' },
  unauthenticated: {
    status: [401],
    when: 'The call needs a token or a session that is missing or over.',
  },
  token_of_other_tenant: { status: [401], when: 'The token belongs to another restaurant.' },
  staff_session_expired: { status: [401], when: 'The session of staff is over.' },
  wrong_password: { status: [401], when: 'Email and password do not belong together.' },
  card_declined: { status: [402], when: 'The bank declined the card.' },
  insufficient_funds: { status: [402], when: 'There is not enough money on the card.' },
  expired_card: { status: [402], when: 'The card has expired.' },
  authentication_failed: { status: [402], when: 'The bank did not approve the payment.' },
  not_a_test_card: { status: [402], when: 'The sandbox takes its test cards only.' },
  operator_key_wrong: { status: [403], when: 'The key is not the operator’s.' },
  login_required: { status: [403], when: 'Only a signed-in user may call this.' },
  not_for_users: { status: [403], when: 'A signed-in user called what is for guests alone.' },
  not_yours: { status: [403], when: 'The number in the request is of somebody else.' },
  not_your_restaurant: { status: [403], when: 'The member of staff works for another restaurant.' },
  not_your_role: { status: [403], when: 'The role of the member of staff may not call this.' },
  pin_required: {
    status: [403],
    when: 'Nobody has identified at this device of the desk, or not lately.',
  },
  wrong_pin: { status: [403], when: 'The PIN is of nobody who works at the device’s restaurant.' },
  refund_limit: { status: [403], when: 'The refund is above what the role may give back.' },
  not_your_site: { status: [403], when: 'The member of staff may not change this site.' },
  owners_only: { status: [403], when: 'Only an owner may call this.' },
  locked: { status: [403], when: 'The section or setting is locked for this member of staff.' },
  xsrf_mismatch: { status: [403], when: 'The header X-XSRF-TOKEN is not the value of the cookie.' },
  not_found: { status: [404], when: 'There is nothing at this address.' },
  tenant_not_found: { status: [404], when: 'No restaurant is at this host.' },
  unknown_tenant: { status: [404], when: 'No such tenant, or it was removed for good.' },
  restaurant_not_found: { status: [404], when: 'The restaurant is gone.' },
  schedule_not_found: { status: [404], when: 'The schedule is gone or done.' },
  version_not_found: { status: [404], when: 'No such version was published.' },
  unknown_address: { status: [404], when: 'The suggestion is of nobody, or no longer known.' },
  unknown_item: { status: [404], when: 'No such dish or option is on the menu.' },
  unknown_device: { status: [404], when: 'The device is gone.' },
  unknown_person: { status: [404], when: 'No such person works here.' },
  unknown_order: { status: [404], when: 'No such order, or it belongs to somebody else.' },
  unknown_challenge: { status: [404], when: 'No such question of a bank is open.' },
  unknown_printer: { status: [404], when: 'No such printer, or it belongs to somebody else.' },
  unknown_gateway: { status: [404], when: 'The tenant has no such gateway.' },
  method_not_allowed: { status: [405], when: 'Pages can be read only.' },
  request_too_slow: { status: [408], when: 'The request took too long to arrive.' },
  too_many_printers: { status: [409], when: 'The restaurant has as many printers as it may have.' },
  already_ordered: { status: [409], when: 'The cart has become an order.' },
  capture_failed: {
    status: [409],
    when: 'The bank did not release the held payment, so the order was not accepted.',
  },
  cart_changed: { status: [409], when: 'The cart changed since the version that was named.' },
  from_future: { status: [409], when: 'A newer version of the program saved the site.' },
  guest_taken: { status: [409], when: 'The guest number is taken.' },
  host_taken: { status: [409], when: 'The host belongs to another tenant.' },
  tenant_deleted: {
    status: [409],
    when: 'The tenant is deleted; it has to be brought back first.',
  },
  grace_over: { status: [409], when: 'The tenant was deleted too long ago to be brought back.' },
  last_owner: {
    status: [409],
    when: 'The last owner of a tenant cannot be deactivated, removed or given another role.',
  },
  not_a_device: { status: [409], when: 'The browser is no device of the desk.' },
  name_taken: { status: [409], when: 'A restaurant of the tenant has this name already.' },
  tax_class_used: { status: [409], when: 'Dishes are taxed by a class that is to be removed.' },
  no_way_to_pay: {
    status: [409],
    when: 'Without it nobody could pay, and the owner did not say that this is meant.',
  },
  pin_taken: { status: [409], when: 'The PIN is somebody else’s.' },
  order_changed: {
    status: [409],
    when: 'The order was changed meanwhile, or the change comes to another amount than was seen.',
  },
  order_expired: { status: [409], when: 'The order waited too long for its payment.' },
  order_not_payable: { status: [409], when: 'The order does not wait for a card payment.' },
  order_state: { status: [409], when: 'The order cannot go from its state to this one.' },
  payment_ended: { status: [409], when: 'The payment was ended and took no money.' },
  payment_disputed: { status: [409], when: 'The customer’s bank has the money of this payment.' },
  payment_in_progress: { status: [409], when: 'A payment for this cart is on its way.' },
  payment_mismatched: {
    status: [409],
    when: 'The gateway took another amount than the order costs.',
  },
  too_late_to_cancel: { status: [409], when: 'The order can no longer be cancelled here.' },
  too_many_previews: { status: [409], when: 'The site has as many previews as it may.' },
  too_many_schedules: { status: [409], when: 'The site has as many schedules as it may.' },
  online_orders_disabled: { status: [409], when: 'The restaurant takes no online orders.' },
  refund_changed: {
    status: [409],
    when: 'The refund comes to another amount than was seen, or more than is left of the order.',
  },
  restaurant_closed: { status: [409], when: 'The restaurant is closed for good or for long.' },
  closed_now: { status: [409], when: 'The restaurant is closed at this moment.' },
  paused: { status: [409], when: 'The kitchen takes no orders for a while.' },
  slot_full: { status: [409], when: 'Nothing more fits at the chosen time.' },
  slot_unavailable: { status: [409], when: 'The chosen time is not on offer.' },
  not_offered_then: { status: [409], when: 'A dish is not offered at the chosen time.' },
  cart_empty: { status: [409], when: 'The cart has no lines.' },
  total_changed: { status: [409], when: 'The total differs from the one that the customer saw.' },
  below_minimum: { status: [409], when: "The order is below the delivery's minimum." },
  address_mismatch: {
    status: [409],
    when: 'Postcode, suburb and city of the address do not go together.',
  },
  not_delivered_there: { status: [409], when: 'The address is in no delivery zone.' },
  tip_changed: { status: [409], when: 'The tip is another one than was seen.' },
  tip_fixed: { status: [409], when: 'The tip cannot be changed any more, or not yet.' },
  tip_too_high: { status: [409], when: 'The tip is above the highest that is taken.' },
  sold_out: { status: [409, 422], when: 'A dish or option is sold out.' },
  out_of_stock: { status: [409], when: 'Fewer are left than the cart holds.' },
  stale_settings: {
    status: [412],
    when: 'The settings have a newer revision than the one that was named.',
  },
  stale_draft: {
    status: [412],
    when: 'The draft has a newer revision than the one that was named.',
  },
  stale_locks: {
    status: [412],
    when: 'The locks have a newer revision than the one that was named.',
  },
  body_too_large: { status: [413], when: 'The body is longer than the call takes.' },
  document_too_large: { status: [413], when: "The site's document is longer than can be stored." },
  unsupported_media_type: {
    status: [415],
    when: 'The Content-Type is not one that the call takes.',
  },
  unsupported_encoding: {
    status: [415],
    when: 'The Content-Encoding is not one of gzip, deflate and br.',
  },
  order_empty: { status: [422], when: 'A change would leave nothing of the order.' },
  line_refunded: {
    status: [409],
    when: 'Something of the line was refunded, so it cannot be changed.',
  },
  nothing_changed: { status: [422], when: 'A change leaves everything as it is.' },
  cart_full: { status: [422], when: 'The cart holds as many lines as it may.' },
  quantity_limit: { status: [422], when: 'A line holds more than it may.' },
  details_missing: {
    status: [422],
    when: 'The order lacks details of the customer; `problems` names each.',
  },
  idempotency_key_reused: { status: [422], when: 'The key came before with another body.' },
  refund_empty: { status: [422], when: 'The refund comes to nothing.' },
  invalid_pause: { status: [422], when: 'The pause ends in the past or lasts too long.' },
  nothing_to_publish: { status: [422], when: 'Nothing differs from what is published.' },
  refused: { status: [422], when: 'The document cannot be saved; `problems` says why.' },
  payment_method_not_offered: {
    status: [422],
    when: 'The restaurant does not take this way to pay.',
  },
  card_only: {
    status: [422],
    when: 'The customer left earlier cash orders uncollected, and pays by card here.',
  },
  order_type_not_offered: {
    status: [409, 422],
    when: 'The restaurant does not offer this way to get an order.',
  },
  unknown_setting: { status: [422], when: 'A setting that is to be locked does not exist.' },
  unfit_time: {
    status: [422],
    when: 'The time is in the past, too far ahead or outside the opening hours.',
  },
  unknown_line: { status: [409], when: 'A line of the earlier order cannot be ordered again.' },
  headers_too_large: { status: [431], when: 'The headers are too long.' },
  precondition_required: {
    status: [428],
    when: 'The change must name the revision that it was made from.',
  },
  too_many_requests: { status: [429], when: 'The same caller asked too often.' },
  too_many_connections: { status: [429], when: 'The network has too many connections open.' },
  too_many_streams: { status: [429], when: 'The caller follows too much at once.' },
  internal_error: { status: [500], when: 'Nobody foresaw it; the log has it.' },
  not_offered_yet: { status: [501], when: 'The program does not offer this yet.' },
  database_unavailable: {
    status: [503],
    when: 'The database does not answer; `Retry-After` says when to ask again.',
  },
  tenant_suspended: { status: [503], when: 'The operator holds the tenant: its site is down.' },
  gateway_unreachable: { status: [503], when: 'The payment gateway does not answer.' },
  payment_service_unreachable: { status: [503], when: 'The payment service does not answer.' },
  sign_in_busy: { status: [503], when: 'Too many passwords are checked at this moment.' },
  streams_full: { status: [503], when: 'Too much is followed at this moment.' },
  deal_expired: { status: [409], when: 'The deal has ended.' },
  deal_not_yet: { status: [409], when: 'The deal has not started.' },
  deal_order_type: { status: [409], when: 'The deal is for another way to get the order.' },
  deal_payment_method: { status: [409], when: 'The deal is for another way to pay.' },
  deal_not_now: { status: [409], when: 'The deal does not count at this day or hour.' },
  unknown_modifier: { status: [404], when: 'A chosen option is not on the menu.' },
  unknown_configuration: { status: [404], when: 'A chosen size or value is not on the menu.' },
  unknown_component: { status: [404], when: 'A part of the offer is not one that it has.' },
  unknown_choice: { status: [404], when: 'A dish is not one that the part of the offer takes.' },
  unknown_combo: { status: [404], when: 'No such combo is on the menu.' },
  unknown_deal: { status: [404], when: 'No such deal is on the menu.' },
  unknown_product: { status: [404], when: 'No such dish is on the menu.' },
  configuration_required: { status: [422], when: 'A size or value must be chosen.' },
  component_min: { status: [422], when: 'Too few dishes are chosen for a part of the offer.' },
  component_max: { status: [422], when: 'Too many dishes are chosen for a part of the offer.' },
  half_positions: { status: [422], when: 'A half-and-half needs one dish for each half.' },
  halves_not_offered: { status: [422], when: 'These dishes cannot be halved with each other.' },
  half_excluded: { status: [422], when: 'The chosen value cannot be halved.' },
  halves_differ: { status: [422], when: 'Both halves must have the same value.' },
  half_whole_only: { status: [422], when: 'The option goes on the whole dish only.' },
  product_mismatch: { status: [422], when: 'The dish is not the one that the line names.' },
  configuration_unavailable: { status: [422], when: 'A size or value is sold out.' },
  modifier_unavailable: { status: [422], when: 'An option is sold out.' },
  modifier_max_quantity: { status: [422], when: 'An option is chosen more often than it may be.' },
  group_min: { status: [422], when: 'Too few options of a group are chosen.' },
  group_max: { status: [422], when: 'Too many options of a group are chosen.' },
  group_max_distinct: { status: [422], when: 'Too many different options of a group are chosen.' },
  deal_is_automatic: {
    status: [422],
    when: 'The deal applies by itself and is not put together by hand.',
  },
  time_passed: { status: [422], when: 'The promised time lies in the past.' },
  reason_missing: { status: [422], when: 'Staff must say why.' },
} as const satisfies Record<string, { status: readonly number[]; when: string }>;

export type FailureCode = keyof typeof failures;

/** The statuses that a call may fail with for a code. */
export type StatusOf<C extends FailureCode> = (typeof failures)[C]['status'][number];

/** What the client says where no answer of this contract came. */
export type NoAnswerCode = 'network' | 'timeout' | 'aborted' | 'request_failed' | 'no_settings';
