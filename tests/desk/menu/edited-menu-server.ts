import { contract } from '#schemas/api/contract.ts';
import type { EditedDish, MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu, MenuChange, MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { fitting, inverseOf } from '#schemas/config/reversible-changes.ts';
import { checkMenu } from '#schemas/rules/menu-editing/check-menu.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { summarizeChanges } from '#schemas/rules/menu-editing/summarize-changes.ts';
import { ok } from '../settings/settings-server.ts';

const path = '/v2/staff/restaurants/1/menu';
const olive = '00000000-0000-4000-8000-000000000009';

export type Call = { method: string; path: string; search: string; body: unknown };
export type Reply = { status: number; body: unknown };

export const dishOf = (
  name: string,
  online_price: number,
  change: Partial<EditedDish> = {},
): EditedDish => ({ ...emptyDish, name, online_price, price: online_price, ...change });

export const categoryOf = (name: string, dish_ids: string[]) => ({
  name,
  description: '',
  image_url: null,
  hours: [],
  dish_ids,
});

/** An item of the list of what is sold out. */
export const stockItemOf = (id: number, name: string) => ({
  id,
  name,
  is_off: false,
  off_until: null,
  quantity: null,
  daily_quantity: null,
  choices: [],
  modifier_group_ids: [],
});

/** Stands for the server: one menu with its history, changed, refused and taken back as there. */
export class EditedMenuServer {
  edited: EditedMenu;
  /** The newest first. */
  entries: MenuHistoryEntry[] = [];
  /** The changes that arrived, also those that were refused. */
  readonly received: { transaction: string; changes: MenuChange[] }[] = [];
  /** What somebody else does before the next change arrives. */
  before: (() => void) | null = null;
  /** The network loses the answer of the next change, which is made. */
  losesAnswer = false;
  /** Entries of one page of the history. */
  pageSize = 30;
  readonly #made = new Map<string, Record<string, string>>();
  #nextId = 100;

  constructor(menu: MenuDocument, others: Pick<EditedMenu, 'tax_classes' | 'shared_dish_ids'>) {
    this.edited = { restaurant_id: 1, currency: 'AUD', version: 1, menu, ...others };
  }

  /** What somebody else does meanwhile, of which the history says nothing. */
  edit(change: (menu: MenuDocument) => MenuDocument): void {
    const { edited } = this;
    this.edited = { ...edited, menu: change(edited.menu), version: edited.version + 1 };
  }

  editDish(key: string, change: Partial<EditedDish>): void {
    this.edit((menu) => {
      const dish = menu.dishes[key] ?? emptyDish;
      return { ...menu, dishes: { ...menu.dishes, [key]: { ...dish, ...change } } };
    });
  }

  /** What somebody changed before. */
  change(changes: MenuChange[]): void {
    this.#write(applyChanges(this.edited.menu, changes).document, changes, 'edit', null);
  }

  /** @returns null for a call that is not about the menu itself. */
  protected answerMenu({ method, path: at, search, body }: Call): Reply | null {
    const undone = new RegExp(`^${path}/changes/(\\d+)/undo$`).exec(at)?.[1];
    const one = new RegExp(`^${path}/changes/(\\d+)$`).exec(at)?.[1];
    if (undone !== undefined) return this.#undo(Number(undone), body);
    if (one !== undefined) return ok(this.entries.find(({ id }) => id === Number(one)));
    if (at === path) return method === 'PATCH' ? this.#change(body) : ok(this.edited);
    if (at !== `${path}/changes`) return null;
    return ok(this.#page(new URLSearchParams(search).get('before_id')));
  }

  #page(beforeId: string | null) {
    const older = this.entries.filter(({ id }) => beforeId === null || id < Number(beforeId));
    const entries = older.slice(0, this.pageSize).map((entry) => ({
      ...entry,
      changes: entry.changes.slice(0, 20),
    }));
    const has_more = older.length > this.pageSize;
    return { entries, has_more, people: [{ id: olive, name: 'Olive' }] };
  }

  #change(body: unknown): Reply {
    this.before?.();
    this.before = null;
    const parsed = contract.changeMenu.body.parse(body);
    const { transaction_id: transaction, changes, origin } = parsed;
    this.received.push({ transaction, changes });
    const made = this.#made.get(transaction);
    if (made) return ok({ ...this.edited, change_id: this.entries[0]?.id ?? 0, new_ids: made });
    const { menu } = this.edited;
    if (fitting(menu, changes).length < changes.length) {
      const error = 'Somebody else changed this in the meantime.';
      return { status: 412, body: { error, code: 'stale_menu', data: this.edited } };
    }
    const ids: Record<string, string> = {};
    const text = JSON.stringify(applyChanges(menu, changes).document);
    const named = text.replaceAll(/new-[a-z0-9-]+/g, (key) => (ids[key] ??= `${this.#nextId++}`));
    const next: MenuDocument = JSON.parse(named);
    const problems = checkMenu(next).map(({ path: at, message }) => ({
      path: at.join('.'),
      code: 'menu_problem',
      message,
    }));
    if (problems.length > 0) {
      const error = problems[0]?.message;
      return { status: 422, body: { error, code: 'menu_problem', problems } };
    }
    const id = this.#write(next, changes, origin, null);
    this.#made.set(transaction, ids);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new TypeError('Failed to fetch');
    }
    return ok({ ...this.edited, change_id: id, new_ids: ids });
  }

  #undo(id: number, body: unknown): Reply {
    const { leaves_changed: leaves } = contract.undoMenuChange.body.parse(body);
    const entry = this.entries.find((known) => known.id === id);
    if (!entry) throw new Error(`no change ${id} was made`);
    const { menu } = this.edited;
    const inverse = inverseOf(entry.changes);
    const fits = fitting(menu, inverse);
    if (fits.length < inverse.length && !leaves) {
      const error = 'Some of this was changed again since.';
      const problems = inverse
        .filter((change) => !fits.includes(change))
        .map(({ path: at }) => ({ path: at.join('.'), code: 'changed_since', message: error }));
      return { status: 409, body: { error, code: 'changed_since', problems } };
    }
    const written = this.#write(applyChanges(menu, fits).document, fits, 'undo', id);
    this.entries = this.entries.map((one) => (one.id === id ? { ...one, is_undone: true } : one));
    return ok({ ...this.edited, change_id: written });
  }

  #write(
    menu: MenuDocument,
    changes: MenuChange[],
    origin: MenuHistoryEntry['origin'],
    undoes_id: number | null,
  ): number {
    this.edit(() => menu);
    const id = this.entries.length + 1;
    const entry: MenuHistoryEntry = {
      id,
      at: '2026-11-21T01:16:00.000Z',
      name: 'Olive',
      person_id: olive,
      origin,
      changes,
      change_count: changes.length,
      summary: summarizeChanges(changes),
      names: {},
      imported: null,
      undoes_id,
      is_undone: false,
    };
    this.entries = [entry, ...this.entries];
    return id;
  }
}
