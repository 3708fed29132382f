import { randomUUID } from 'node:crypto';
import {
  orderMailName,
  type MailTexts,
  type OrderMailName,
} from '#schemas/api/staff-mail-texts.ts';
import { mail as words } from '#schemas/messages/en/mail.ts';
import { listMailTexts } from '../db/queries/mail-texts.ts';
import { listRestaurants } from '../db/queries/restaurants.ts';
import { findTenant, type Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { domainEntries } from '../mail-sending/domain-entries.ts';
import { mailAsHtml } from '../mails/mail-as-html.ts';
import { mailAsText } from '../mails/mail-as-text.ts';
import { sendTest } from '../mail-sending/send-test.ts';
import { orderMail } from '../mails/order-mail.ts';
import { sampleOrder } from '../mails/sample-order.ts';
import {
  setMailSender,
  setMailTexts,
  showMailSender,
  showMailTexts,
} from '../ordering/restaurant/tenant-mails.ts';
import { namedRevision } from '../publishing/named-revision.ts';
import { createStaffMailLimits } from '../rate-limits/staff-mail-limits.ts';

type Names =
  | 'getMailTexts'
  | 'setMailTexts'
  | 'previewMailTexts'
  | 'testMailTexts'
  | 'getMailSender'
  | 'setMailSender'
  | 'lookUpMailDomain';

/** What mails about orders say, and whom they are from; for owners (decisions/058). */
export function staffMailTextRoutes(deps: Deps): Handlers<Names> {
  const { db, clock, options, settings, tenants, lookUpTexts } = deps;
  const limits = createStaffMailLimits(deps);

  /** A mail with these words about an order that was made up, drawn as those that are sent. */
  const draw = async (tenant: Tenant, staff: StaffIdentity, drawn: Drawn) => {
    const rows = await listRestaurants(db, tenant.id);
    const restaurant = rows.find(({ status }) => status === 1) ?? rows[0] ?? null;
    const { config } = await settings.get(tenant.id, restaurant?.id);
    return orderMail({
      language: 'en',
      ...sampleOrder(drawn.mail, {
        tenant,
        restaurant,
        customer: { name: staff.name, email: staff.email ?? '' },
        now: clock(),
      }),
      words: drawn.texts,
      tenant,
      config,
      href: tenant.primaryOrigin,
    });
  };

  return {
    getMailTexts: async ({ tenant }) => {
      const stored = await listMailTexts(db, tenant.id);
      const rowOf = (name: OrderMailName) => stored.find(({ mail }) => mail === name) ?? null;
      return { data: orderMailName.options.map((name) => showMailTexts(name, rowOf(name))) };
    },

    setMailTexts: async (call) => {
      const write = {
        mail: call.params.mail,
        revision: namedRevision(call.headers),
        texts: call.body,
      };
      const data = await db.transaction((tx) => setMailTexts(tx, call.tenant.id, write));
      call.setRevision(data.revision);
      return { data };
    },

    previewMailTexts: async (call) => {
      const drawn = { mail: call.params.mail, texts: call.body };
      const content = await draw(call.tenant, requireStaff(call), drawn);
      return {
        data: {
          subject: content.subject,
          html: mailAsHtml(content),
          text: mailAsText(content),
        },
      };
    },

    testMailTexts: async (call) => {
      const { tenant, params, body } = call;
      const staff = requireStaff(call);
      const content = await draw(tenant, staff, { mail: params.mail, texts: body });
      return {
        data: await sendTest(deps, limits, {
          tenant,
          staff,
          subject: words.sample.test(content.subject),
          text: mailAsText(content),
          html: mailAsHtml(content),
          id: `test-${randomUUID()}`,
        }),
      };
    },

    getMailSender: async ({ tenant, setRevision }) => {
      // Past what other instances changed and this one has not heard of.
      const now = (await findTenant(db, tenant.id)) ?? tenant;
      const data = showMailSender(now, options.mailFrom);
      setRevision(data.revision);
      return { data };
    },

    setMailSender: async (call) => {
      const { tenant, body } = call;
      const write = { revision: namedRevision(call.headers), body, from: options.mailFrom };
      const data = await db.transaction((tx) => setMailSender(tx, tenant.id, write));
      // Others are notified; whoever saved has it at once.
      tenants.clear();
      call.setRevision(data.revision);
      return { data };
    },

    lookUpMailDomain: async ({ query }) => {
      const domain = options.mailFrom.split('@').at(-1) ?? options.mailFrom;
      const entries = await domainEntries(lookUpTexts, domain, query.selector ?? null);
      return { data: { domain, entries } };
    },
  };
}

type Drawn = { mail: OrderMailName; texts: MailTexts };
