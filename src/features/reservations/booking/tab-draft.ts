import { isRecord } from '#schemas/is-record.ts';
import { safeStorage, tabStorage } from '#ui/stores/safe-storage.ts';
import { tenantValue } from '#ui/stores/tenant-value.ts';

/** What a tab stores of a reservation under way, so that a reload goes on with it. */
export type TabDraft = {
  /** The table that is held; null: none. */
  holdId: string | null;
  /** Until when it is held, by the clock of this browser (epoch ms). */
  endsAt: number;
  /** They may tell of health, so they stand in no address. */
  wishes: string;
};

const blank: TabDraft = { holdId: null, endsAt: 0, wishes: '' };

/** Where the browser blocks its storage a draft lasts as long as the page. */
const inMemory = new Map<number, TabDraft>();

export function readDraft(tenantId: number): TabDraft {
  const value = storedOf(tenantId).read();
  if (!isRecord(value)) return inMemory.get(tenantId) ?? blank;
  const { holdId, endsAt, wishes } = value;
  return {
    holdId: typeof holdId === 'string' ? holdId : null,
    endsAt: typeof endsAt === 'number' ? endsAt : 0,
    wishes: typeof wishes === 'string' ? wishes : '',
  };
}

export function changeDraft(tenantId: number, change: Partial<TabDraft>): void {
  const draft = { ...readDraft(tenantId), ...change };
  if (!storedOf(tenantId).write({ tenantId, ...draft })) inMemory.set(tenantId, draft);
}

/** The reservation is made: nothing of it goes on in this tab. */
export function forgetDraft(tenantId: number): void {
  storedOf(tenantId).remove();
  inMemory.delete(tenantId);
}

const storedOf = (tenantId: number) =>
  tenantValue(safeStorage(tabStorage()), 'reservationDraft', tenantId);
