import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { EditSession } from '../history/edit-session.ts';
import type { EditSelection } from '../history/edit.ts';
import { madeBy, madeInto, type Made } from '../history/made-changes.ts';
import { stepText } from '../history/describe-step.ts';
import { pathOf } from '../settings/path-of.ts';
import type { DocumentPort, Readable } from '../ports.ts';
import { createPreview } from './preview.ts';
import type { Question } from './question.ts';
import type { Removal } from './removed.ts';
import { setValueAt, valueAt, type Path } from '../settings/value-at.ts';
import type { View } from './views.ts';
import { createWriteQueue } from './write-queue.ts';

/** The selected group of settings (a section, the colours), and the selected field in it. */
export type Selection = {
  /** Dotted path of the group: `hero`, `sections.specials`, `colors`. */
  group: string;
  /** Dotted path of a field in it: `hero.title`, `features.items.0.title`. */
  field?: string;
  /**
   * What selected it: the panel scrolls to a selection by the page, the page to one by the panel, and
   * both to one by the history (undo, redo), which leaves the focus where it is.
   */
  by: 'page' | 'panel' | 'history';
};

/** State of the editor itself; the document and the history have stores of their own. */
export type EditorState = {
  view: View;
  /** The view before this one, whose button takes the focus when one goes back. */
  previousView: string | null;
  selection: Selection | null;
  /** Dotted path of the section moved last, to which the page scrolls; a new object each time. */
  moved: { path: string } | null;
  /** Why the typed value of a field is invalid, by the field's dotted path. */
  problems: ReadonlyMap<string, string>;
  /** Who holds a text that was written and is not in the document (use-unapplied.ts). */
  unapplied: ReadonlySet<string>;
  /** What was removed last, as long as the panel offers to bring it back. */
  removal: Removal | null;
  /** What the owner is asked before something written goes. */
  question: Question | null;
  /** The last announcement to screen readers. */
  announcement: string;
};

/** The editor, apart from how it is drawn: it outlives its panel. */
export type Editor = {
  document: Readable<SiteConfig> & Pick<DocumentPort, 'published'>;
  session: EditSession<SiteConfig>;
  state: StoreApi<EditorState>;
  /** Changes one setting. @param label what was changed, for the history */
  edit(path: Path, label: string, value: unknown): void;
  /** Changes several at once, as one step of the history. */
  change(label: string, recipe: (draft: SiteConfig) => void): void;
  /** Puts another document in its place (a preset, an import, a version), as one step. */
  replace(label: string, next: SiteConfig): void;
  /**
   * Shows a change on the page without making it: no step of the history, nothing stored. null ends
   * the preview, and so does any change that is made.
   */
  preview(recipe: ((draft: SiteConfig) => void) | null): void;
  /** The document without a preview. */
  committed(): SiteConfig;
  /** Adds a change made outside of the editor to the history, so that it can be undone. */
  recordExternal(label: string, before: SiteConfig): void;
  /** Ends a gesture (typing, dragging): the next edit is a step of its own in the history. */
  endGesture(): void;
  undo(): void;
  redo(): void;
  /** Goes so many steps of the history at once: back where negative. */
  goToStep(offset: number): void;
  open(view: View): void;
  select(selection: Selection | null): void;
  /** Sets or (null) clears the problem of a field's value. */
  report(path: string, problem: string | null): void;
  /** Announces to screen readers. */
  announce(text: string): void;
};

/** @param mayChange whether a setting may be changed; locked ones stay as they are */
export function createEditor(
  document: DocumentPort,
  session: EditSession<SiteConfig>,
  mayChange: (path: Path) => boolean = () => true,
): Editor {
  const state = createStore<EditorState>(() => ({
    view: { name: 'site' },
    previousView: null,
    selection: null,
    moved: null,
    problems: new Map(),
    unapplied: new Set(),
    removal: null,
    question: null,
    announcement: '',
  }));
  const preview = createPreview(document);
  const queue = createWriteQueue(document, ({ changes }) => changes.some(mayNeedDesigns));
  const present = () => {
    preview.end();
    return queue.present();
  };
  const announce = (announcement: string) => state.setState({ announcement });
  const record = (label: string, place: string, made: Made<SiteConfig> | null) => {
    if (!made) return;
    const { selection } = state.getState();
    const isSelected = selection !== null && place.startsWith(`${selection.group}.`);
    const selected = isSelected ? { group: selection.group, field: place } : selection;
    queue.write(session.record(present(), { label, place, selection: selected }, made));
  };
  const goToStep = (offset: number) => {
    const { change: made, last, dropped } = session.goToStep(present(), offset);
    const config = document.get();
    if (made) {
      queue.write(made);
      const selected = last?.selection;
      if (selected && valueAt(made.next, pathOf(selected.group)) !== undefined) reselect(selected);
    }
    const done = last ? `${offset < 0 ? 'Undone' : 'Redone'}: ${stepText(last, config)}.` : '';
    const outgrown = dropped.map((step) => stepText(step, config)).join(', ');
    const left = outgrown && `No longer fits and was dropped: ${outgrown}.`;
    if (made || left) announce(`${done} ${left}`.trim());
  };
  const reselect = (selected: EditSelection) => {
    // The list of steps stays open while one goes through it.
    const { view } = state.getState();
    select({ ...selected, by: 'history' });
    if (view.name === 'history') state.setState({ view });
  };
  const select = (selection: Selection | null) =>
    state.setState({
      selection,
      ...(selection && { view: { name: 'group', path: selection.group } }),
    });
  /** Several settings at once: all of them, or none where one is locked. */
  const recordAll = (label: string, made: Made<SiteConfig> | null) => {
    if (made && !made.changes.every(({ path }) => mayChange(path))) {
      announce('Something in this is locked by the owner, so nothing was changed.');
      return;
    }
    session.settle();
    record(label, label, made);
    session.settle();
  };

  return {
    document,
    session,
    state,
    edit(path, label, value) {
      if (!mayChange(path)) return announce(`${label} is locked by the owner.`);
      const made = madeBy(present(), (draft) => setValueAt(draft, path, value));
      record(label, path.join('.'), made);
    },
    change: (label, recipe) => recordAll(label, madeBy(present(), recipe)),
    preview: (recipe) => void (recipe ? preview.begin(recipe) : preview.end()),
    committed: preview.committed,
    replace: (label, next) => recordAll(label, madeInto(present(), next)),
    recordExternal(label, before) {
      session.settle();
      const made = madeInto(before, present());
      if (made) session.record(before, { label, place: label }, made);
      session.settle();
    },
    endGesture: session.settle,
    undo: () => goToStep(-1),
    redo: () => goToStep(1),
    goToStep,
    open(view) {
      const before = state.getState().view;
      state.setState({
        view,
        previousView: before.name === 'group' ? before.path : before.name,
        selection: view.name === 'group' ? { group: view.path, by: 'panel' } : null,
      });
    },
    select,
    report(path, problem) {
      const { problems } = state.getState();
      if ((problems.get(path) ?? null) === problem) return;
      const next = new Map(problems);
      if (problem === null) next.delete(path);
      else next.set(path, problem);
      state.setState({ problems: next });
    },
    announce,
  };
}

/** Only a change of design, of the order, or of a whole section can need another design's code. */
const mayNeedDesigns = ({ path }: ConfigChange): boolean =>
  path.at(-1) === 'variant' || path[0] === 'layout' || path.length <= 2;
