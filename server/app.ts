import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import type { Handlers } from './http/handler.ts';
import type { Deps } from './dependencies/deps.ts';
import type { ServerOptions } from './environment/server-options.ts';
import { replyNotFound, replyToError } from './http/error-replies.ts';
import { dropEndedPreviews } from './jobs/drop-ended-previews.ts';
import { dropOldKeys } from './jobs/drop-old-keys.ts';
import { dropOldSlots } from './jobs/drop-old-slots.ts';
import { dropStaleGuests } from './jobs/drop-stale-guests.ts';
import { dropStaleSessions } from './jobs/drop-stale-sessions.ts';
import { dropUnconfirmed } from './jobs/drop-unconfirmed.ts';
import { scheduleDaily } from './jobs/schedule-daily.ts';
import { readJsonBodies } from './http/read-json-bodies.ts';
import { replyToBrokenHttp } from './http/reply-to-broken-http.ts';
import { cartRoutes } from './routes/cart.ts';
import { configUpdateRoutes, serveConfigUpdates } from './routes/config-updates.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { guestRoutes } from './routes/guests.ts';
import { menuRoutes } from './routes/menu.ts';
import { serveConfigSchema } from './routes/config-schema.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { serveOneClick } from './routes/newsletter-one-click.ts';
import { serveOpenApi } from './routes/openapi.ts';
import { serveOrderEvents } from './routes/order-events.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { configPreviewRoutes } from './routes/previews.ts';
import { restaurantRoutes } from './routes/restaurants.ts';
import { settingsRoutes } from './routes/settings.ts';
import { slotRoutes } from './routes/slots.ts';
import { staffConfigRoutes } from './routes/staff-config.ts';
import { staffEditingRoutes } from './routes/staff-editing.ts';
import { staffKitchenRoutes } from './routes/staff-kitchen.ts';
import { staffOrderRoutes } from './routes/staff-orders.ts';
import { staffSessionRoutes } from './routes/staff-session.ts';
import { serveWebhooks } from './routes/webhooks.ts';
import { wishlistRoutes } from './routes/wishlist.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { addSecurityHeaders, setSecurityHeaders } from './security/security-headers.ts';
import { serve } from './http/serve.ts';

/** A cart, an order and their notes fit many times. */
const bodyLimit = 64 * 1024;

/** Every handler of the contract; a missing one is a compile error. */
const handlersOf = (deps: Deps): Handlers<RouteName> => ({
  ...cartRoutes(deps),
  ...configUpdateRoutes(deps),
  ...configPreviewRoutes(deps),
  ...deliveryRoutes(deps),
  ...guestRoutes(deps),
  ...menuRoutes(deps),
  ...newsletterRoutes(deps),
  ...orderRoutes(deps),
  ...paymentRoutes(deps),
  ...pictureRoutes(deps),
  ...restaurantRoutes(deps),
  ...settingsRoutes(deps),
  ...slotRoutes(deps),
  ...staffConfigRoutes(deps),
  ...staffEditingRoutes(deps),
  ...staffKitchenRoutes(deps),
  ...staffOrderRoutes(deps),
  ...staffSessionRoutes(deps),
  ...wishlistRoutes(),
});

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Hop 0 is who is connected to us; a number trusts so many, counted from there. */
const whoIsTrusted = (proxies: ServerOptions['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * The server: the API below `/api`, headers and errors for everything. Pages are registered on
 * what it returns. Once ready it receives change events; closing it stops that, but not the database.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    trustProxy: whoIsTrusted(deps.options.trustProxy),
    // The default of 100 characters is short for a path parameter, and the reply is the same.
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: replyToBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      return replyToError(deps, error, request, reply);
    },
  });
  addSecurityHeaders(app);
  app.setErrorHandler((error, request, reply) => replyToError(deps, error, request, reply));
  app.setNotFoundHandler(replyNotFound);
  await app.register(async (api) => addApi(api, deps), { prefix: '/api' });

  let stopJobs: (() => void) | null = null;
  app.addHook('onReady', async () => {
    await deps.changeEvents.start();
    stopJobs = scheduleDaily(deps, [
      dropStaleGuests,
      dropStaleSessions,
      dropOldKeys,
      dropOldSlots,
      dropUnconfirmed,
      dropEndedPreviews,
    ]);
  });
  app.addHook('onClose', async () => {
    stopJobs?.();
    await deps.changeEvents.stop();
  });
  return app;
}

async function addApi(api: FastifyInstance, deps: Deps): Promise<void> {
  await api.register(compress, { threshold: 1024 });
  await api.register(cookie);
  if (deps.options.storefrontOrigins.length > 0) {
    await api.register(cors, {
      origin: [...deps.options.storefrontOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'if-match',
        'idempotency-key',
        // The client always echoes its cookie (requirements, Readings).
        'x-xsrf-token',
        'x-order-key',
        'last-event-id',
      ],
      exposedHeaders: ['etag', 'retry-after'],
      maxAge: 600,
    });
  }
  readJsonBodies(api);
  api.setNotFoundHandler(replyNotFound);
  // Else a call that does not exist would be a page.
  for (const path of ['/', '/*']) api.get(path, replyNotFound);
  const limits = createRateLimits(deps);
  const handlers = handlersOf(deps);
  const bind = <N extends RouteName>(name: N) => serve(api, deps, limits, name, handlers[name]);
  for (const name of Object.keys(routes).filter(isRouteName)) bind(name);
  serveOrderEvents(api, deps);
  serveConfigUpdates(api, deps);
  serveOpenApi(api);
  serveConfigSchema(api);
  await serveOneClick(api, deps, limits);
  await serveWebhooks(api, deps);
}
