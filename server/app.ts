import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { operatorRoutes, type OperatorRouteName } from '#schemas/api/operator-routes.ts';
import { routes } from '#schemas/api/routes.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Handlers, TenantRouteName } from './http/handler.ts';
import type { Deps } from './dependencies/deps.ts';
import type { ServerOptions } from './environment/server-options.ts';
import { allowStorefronts } from './http/allow-storefronts.ts';
import { replyNotFound, replyToError } from './http/error-replies.ts';
import { createMenuReader, type MenuReader } from './import/menu-reader.ts';
import { dailyJobs } from './jobs/daily-jobs.ts';
import { scheduleDaily } from './jobs/schedule-daily.ts';
import { serveHealth } from './health/serve-health.ts';
import { refuseTwoHosts } from './http/refuse-two-hosts.ts';
import { limitConnections } from './http/connection-limits.ts';
import { readJsonBodies } from './http/read-json-bodies.ts';
import { replyToBrokenHttp } from './http/reply-to-broken-http.ts';
import { dateReplies } from './http/date-replies.ts';
import { carryRequestIds, requestIdHeader, requestNamer } from './http/request-id.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { proxyCheck } from './http/trusted-proxy.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { addressRoutes } from './routes/addresses.ts';
import { auditLogRoutes } from './routes/audit-log.ts';
import { cartRoutes } from './routes/cart.ts';
import { configUpdateRoutes, serveConfigUpdates } from './routes/config-updates.ts';
import { contactRoutes } from './routes/contact-messages.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { emailProofRoutes } from './routes/email-proofs.ts';
import { diningRoomRoutes } from './routes/dining-room.ts';
import { guestTabRoutes } from './routes/guest-tabs.ts';
import { diningTableRoutes } from './routes/dining-tables.ts';
import { giftCardRoutes } from './routes/gift-cards.ts';
import { guestRoutes } from './routes/guests.ts';
import { menuRoutes } from './routes/menu.ts';
import { serveConfigSchema } from './routes/config-schema.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { serveOneClick } from './routes/newsletter-one-click.ts';
import { serveHosts } from './routes/hosts.ts';
import { serveOpenApi } from './routes/openapi.ts';
import { serveTenantExport } from './routes/operator-export.ts';
import { operatorTenantRoutes } from './routes/operator-tenants.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { configPreviewRoutes } from './routes/previews.ts';
import { servePrinters } from './routes/print.ts';
import { reservationRoutes } from './routes/reservations.ts';
import { restaurantRoutes } from './routes/restaurants.ts';
import { serveSecurityTxt } from './routes/security-txt.ts';
import { settingsRoutes } from './routes/settings.ts';
import { slotRoutes } from './routes/slots.ts';
import { staffAccountRoutes } from './routes/staff-accounts.ts';
import { staffConfigRoutes } from './routes/staff-config.ts';
import { staffConfirmationRoutes } from './routes/staff-confirmation.ts';
import { staffDeliveryRoutes } from './routes/staff-delivery.ts';
import { staffDeskRoutes } from './routes/staff-desk.ts';
import { staffCustomerRoutes } from './routes/staff-customers.ts';
import { staffDayRoutes } from './routes/staff-days.ts';
import { serveDeviceLink } from './routes/staff-device.ts';
import { staffDomainRoutes } from './routes/staff-domains.ts';
import { staffEditingRoutes } from './routes/staff-editing.ts';
import { staffProposalRoutes } from './routes/staff-proposals.ts';
import { staffInvitationRoutes } from './routes/staff-invitations.ts';
import { staffOpenIdRoutes } from './routes/staff-openid.ts';
import { staffPaymentSettingsRoutes } from './routes/staff-payment-settings.ts';
import { staffContactRoutes } from './routes/staff-contact-messages.ts';
import { staffGiftCardRoutes } from './routes/staff-gift-cards.ts';
import { staffHoursRoutes } from './routes/staff-hours.ts';
import { staffKitchenRoutes } from './routes/staff-kitchen.ts';
import { serveEventStreams } from './routes/event-streams.ts';
import { staffMailTextRoutes } from './routes/staff-mail-texts.ts';
import { staffMailRoutes } from './routes/staff-mails.ts';
import { staffMenuImportRoutes } from './routes/staff-menu-import.ts';
import { staffDishUseRoutes } from './routes/staff-dish-use.ts';
import { staffMenuRoutes } from './routes/staff-menu.ts';
import { staffOfferRoutes } from './routes/staff-offers.ts';
import { staffNewsletterRoutes } from './routes/staff-newsletter.ts';
import { serveStaffFiles } from './routes/staff-files.ts';
import { staffOrderSettingsRoutes } from './routes/staff-order-settings.ts';
import { staffOrderChangeRoutes } from './routes/staff-order-changes.ts';
import { staffOrderRoutes } from './routes/staff-orders.ts';
import { staffPastOrderRoutes } from './routes/staff-past-orders.ts';
import { staffPasskeyRoutes } from './routes/staff-passkeys.ts';
import { staffPeopleRoutes } from './routes/staff-people.ts';
import { staffPhoneOrderRoutes } from './routes/staff-phone-orders.ts';
import { staffPrinterRoutes } from './routes/staff-printers.ts';
import { staffRefundRoutes } from './routes/staff-refunds.ts';
import { staffReservationRoutes } from './routes/staff-reservations.ts';
import { staffReservationSettingsRoutes } from './routes/staff-reservation-settings.ts';
import { staffRestaurantRoutes } from './routes/staff-restaurants.ts';
import { staffSecondFactorRoutes } from './routes/staff-second-factor.ts';
import { staffSessionRoutes } from './routes/staff-session.ts';
import { staffSetupRoutes } from './routes/staff-setup.ts';
import { userAccountRoutes } from './routes/user-accounts.ts';
import { userAddressRoutes } from './routes/user-addresses.ts';
import { serveOpenIdCallback, userOpenIdRoutes } from './routes/user-openid.ts';
import { userPasskeyRoutes } from './routes/user-passkeys.ts';
import { userProfileRoutes } from './routes/user-profile.ts';
import { staffApiKeyRoutes } from './routes/staff-api-keys.ts';
import { staffWebhookRoutes } from './routes/staff-webhooks.ts';
import { serveWebhooks } from './routes/webhooks.ts';
import { legalPageRoutes } from './routes/legal-pages.ts';
import { loyaltyRoutes } from './routes/loyalty.ts';
import { visitRoutes } from './routes/visit-counts.ts';
import { wishlistRoutes } from './routes/wishlist.ts';
import { createOperatorLimit } from './rate-limits/operator-limit.ts';
import { createReadLimit } from './rate-limits/read-limit.ts';
import { createRateLimits, type RateLimits } from './rate-limits/rate-limits.ts';
import { addSecurityHeaders, setSecurityHeaders } from './security/security-headers.ts';
import { serve } from './http/serve.ts';
import { serveOperator } from './http/serve-operator.ts';
import { serveWebApp } from './web-app/serve-web-app.ts';

/** A cart, an order and their notes fit many times. */
const bodyLimit = 64 * 1024;

/** The largest picture at 20 kB a second arrives in it; ms. */
const longestRequest = 15 * minuteMs;

/** Every handler of the contract but the operator's; a missing one is a compile error. */
const handlersOf = (deps: Deps, menuReader: MenuReader): Handlers<TenantRouteName> => ({
  ...addressRoutes(deps),
  ...auditLogRoutes(deps),
  ...cartRoutes(deps),
  ...configUpdateRoutes(deps),
  ...configPreviewRoutes(deps),
  ...contactRoutes(deps),
  ...deliveryRoutes(deps),
  ...diningTableRoutes(deps),
  ...giftCardRoutes(deps),
  ...emailProofRoutes(deps),
  ...guestRoutes(deps),
  ...legalPageRoutes(deps),
  ...menuRoutes(deps),
  ...newsletterRoutes(deps),
  ...orderRoutes(deps),
  ...paymentRoutes(deps),
  ...pictureRoutes(deps),
  ...reservationRoutes(deps),
  ...restaurantRoutes(deps),
  ...settingsRoutes(deps),
  ...slotRoutes(deps),
  ...staffAccountRoutes(deps),
  ...staffConfigRoutes(deps),
  ...staffConfirmationRoutes(deps),
  ...staffDeliveryRoutes(deps),
  ...staffDeskRoutes(deps),
  ...staffCustomerRoutes(deps),
  ...staffDayRoutes(deps),
  ...staffDomainRoutes(deps),
  ...staffEditingRoutes(deps),
  ...staffProposalRoutes(deps),
  ...staffInvitationRoutes(deps),
  ...staffContactRoutes(deps),
  ...staffGiftCardRoutes(deps),
  ...staffHoursRoutes(deps),
  ...staffMenuRoutes(deps),
  ...staffOfferRoutes(deps),
  ...staffDishUseRoutes(deps),
  ...staffKitchenRoutes(deps),
  ...staffMailRoutes(deps),
  ...staffMenuImportRoutes(deps, menuReader),
  ...staffMailTextRoutes(deps),
  ...staffNewsletterRoutes(deps),
  ...staffOrderRoutes(deps),
  ...staffPastOrderRoutes(deps),
  ...staffOrderChangeRoutes(deps),
  ...staffPasskeyRoutes(deps),
  ...staffPeopleRoutes(deps),
  ...staffPhoneOrderRoutes(deps),
  ...staffPrinterRoutes(deps),
  ...staffOrderSettingsRoutes(deps),
  ...staffPaymentSettingsRoutes(deps),
  ...staffRefundRoutes(deps),
  ...staffRestaurantRoutes(deps),
  ...staffReservationSettingsRoutes(deps),
  ...staffReservationRoutes(deps),
  ...staffSecondFactorRoutes(deps),
  ...staffSessionRoutes(deps),
  ...staffSetupRoutes(deps),
  ...diningRoomRoutes(deps),
  ...guestTabRoutes(deps),
  ...userAccountRoutes(deps),
  ...userAddressRoutes(deps),
  ...userOpenIdRoutes(deps),
  ...userPasskeyRoutes(deps),
  ...userProfileRoutes(deps),
  ...visitRoutes(deps),
  ...wishlistRoutes(deps),
  ...staffApiKeyRoutes(deps),
  ...staffWebhookRoutes(deps),
  ...staffOpenIdRoutes(deps),
  ...loyaltyRoutes(deps),
});

const isOperatorRoute = (name: string): name is OperatorRouteName =>
  Object.hasOwn(operatorRoutes, name);
const isTenantRoute = (name: string): name is TenantRouteName =>
  Object.hasOwn(routes, name) && !isOperatorRoute(name);

/** Hop 0 is who is connected to us; a number trusts so many, counted from there. */
const whoIsTrusted = (proxies: ServerOptions['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * The server: the API below `/api`, headers and errors for everything. Pages are registered on
 * what it returns. Once ready it receives change events; closing it stops that, but not the database.
 * @param menuReader reads menu files; in a thread of its own where nothing else is given
 */
export async function buildApp(
  deps: Deps,
  menuReader: MenuReader = createMenuReader(deps),
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    trustProxy: whoIsTrusted(deps.options.trustProxy),
    // The default of 100 characters is short for a path parameter, and the reply is the same.
    routerOptions: { maxParamLength: 500 },
    genReqId: requestNamer(deps.options.trustProxy),
    clientErrorHandler: replyToBrokenHttp,
    requestTimeout: longestRequest,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(deps.options, request, reply);
      reply.header(requestIdHeader, request.id);
      return replyToError(deps, error, request, reply);
    },
  });
  if (deps.metrics) measureRequests(app, deps.metrics);
  if (deps.tracing) traceRequests(app, deps.tracing, proxyCheck(deps.options.trustProxy));
  dateReplies(app, deps);
  carryRequestIds(app);
  addSecurityHeaders(app, deps.options);
  refuseTwoHosts(app);
  // Outside the API nothing is sent to us: whatever comes all the same is not looked at.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  limitConnections(app, deps.options);
  cutSlowBodies(app, deps.options.limits.slowBodies);
  app.addHook('onRequest', createReadLimit(deps.options.limits.reads));
  app.setErrorHandler((error, request, reply) => replyToError(deps, error, request, reply));
  app.setNotFoundHandler(replyNotFound(deps));
  await app.register(async (api) => addApi(api, deps, menuReader), { prefix: '/api' });
  serveSecurityTxt(app, deps);
  serveHosts(app, deps);
  serveWebApp(app, deps);
  serveHealth(app, deps);

  let stopJobs: (() => void) | null = null;
  app.addHook('onReady', async () => {
    await deps.changeEvents.start();
    stopJobs = scheduleDaily({ ...deps, db: deps.jobsDb }, dailyJobs);
  });
  app.addHook('onClose', async () => {
    stopJobs?.();
    await menuReader.close();
    await deps.changeEvents.stop();
  });
  return app;
}

async function addApi(api: FastifyInstance, deps: Deps, menuReader: MenuReader): Promise<void> {
  await api.register(compress, { threshold: 1024 });
  await api.register(cookie);
  await allowStorefronts(api, deps.options.storefrontOrigins);
  readJsonBodies(api);
  api.setNotFoundHandler(replyNotFound(deps));
  // Else a call that does not exist would be a page.
  for (const path of ['/', '/*']) api.get(path, replyNotFound(deps));
  const limits = createRateLimits(deps);
  const handlers = handlersOf(deps, menuReader);
  const bind = <N extends TenantRouteName>(name: N) =>
    serve(api, deps, limits, name, handlers[name]);
  for (const name of Object.keys(routes).filter(isTenantRoute)) bind(name);
  addOperatorCalls(api, deps, limits);
  serveEventStreams(api, deps);
  serveStaffFiles(api, deps);
  serveConfigUpdates(api, deps);
  serveDeviceLink(api, deps);
  serveOpenIdCallback(api, deps);
  serveOpenApi(api, deps);
  serveConfigSchema(api);
  await serveOneClick(api, deps, limits);
  await serveWebhooks(api, deps);
  await servePrinters(api, deps);
}

function addOperatorCalls(api: FastifyInstance, deps: Deps, limits: RateLimits): void {
  const handlers = operatorTenantRoutes(deps);
  const guards = { limits, requireOperator: createOperatorLimit(deps) };
  serveTenantExport(api, deps, guards.requireOperator);
  const bind = <N extends OperatorRouteName>(name: N) =>
    serveOperator(api, deps, guards, name, handlers[name]);
  for (const name of Object.keys(operatorRoutes).filter(isOperatorRoute)) bind(name);
}
