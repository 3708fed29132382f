import { countDishPairs } from './count-dish-pairs.ts';
import { dropStaleGuests } from './drop-stale-guests.ts';
import { dropStaleSessions } from './drop-stale-sessions.ts';
import { dropOldAuditEntries } from './drop-old-audit-entries.ts';
import { dropOldContactMessages } from './drop-old-contact-messages.ts';
import { dropOldChallenges } from './drop-old-challenges.ts';
import { dropOldOneTimeCodes } from './drop-old-one-time-codes.ts';
import { expirePoints } from './expire-points.ts';
import { dropOldKeys } from './drop-old-keys.ts';
import { dropOldPrintJobs } from './drop-old-print-jobs.ts';
import { dropOldSlots } from './drop-old-slots.ts';
import { dropOldStockDays } from './drop-old-stock-days.ts';
import { dropOldVisitCounts } from './drop-old-visit-counts.ts';
import { dropOldWebhookEvents } from './drop-old-webhook-events.ts';
import { dropUnconfirmed } from './drop-unconfirmed.ts';
import { dropEndedPreviews } from './drop-ended-previews.ts';
import { dropDeletedTenants } from './drop-deleted-tenants.ts';
import { readStoredPhones } from './read-stored-phones.ts';
import { lookAtDomains } from './look-at-domains.ts';

/** The housekeeping that is done at the start and then daily (schedule-daily.ts). */
export const dailyJobs = [
  dropStaleGuests,
  dropStaleSessions,
  dropOldAuditEntries,
  dropOldChallenges,
  dropOldContactMessages,
  dropOldOneTimeCodes,
  expirePoints,
  dropOldKeys,
  dropOldPrintJobs,
  dropOldSlots,
  dropOldStockDays,
  dropOldVisitCounts,
  dropOldWebhookEvents,
  dropUnconfirmed,
  dropEndedPreviews,
  dropDeletedTenants,
  lookAtDomains,
  countDishPairs,
  readStoredPhones,
] as const;
