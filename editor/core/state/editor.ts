import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { EditSession } from '../history/edit-session.ts';
import type { EditSelection } from '../history/edit.ts';
import { madeBy, madeInto, type Made } from '../history/made-changes.ts';
import { spokenStep } from '../history/words-of-step.ts';
import { pathOf } from '../settings/path-of.ts';
import type { DocumentPort, Readable } from '../ports.ts';
import { createTrial } from './trial.ts';
import { setValueAt, valueAt, type Path } from '../settings/value-at.ts';
import type { View } from './views.ts';
import { writeInTurn } from './write-in-turn.ts';

/** What is in hand: a group of settings (a section, the colours), and a field of it. */
export type Selection = {
  /** Dotted path of the group: `hero`, `sections.specials`, `colors`. */
  group: string;
  /** Dotted path of a field in it: `hero.title`, `features.items.0.title`. */
  field?: string;
  /**
   * Where it was chosen: the panel scrolls for the page, the page for the panel, and both for the
   * history, which leaves the focus where it is.
   */
  by: 'page' | 'panel' | 'history';
};

/** State of the editor itself; the document and the history are beside it. */
export type EditorState = {
  view: View;
  /** The group that one has just come back from, whose button takes the focus. */
  cameFrom: string | null;
  selection: Selection | null;
  /** Dotted path of the section that was moved last, which the page follows; anew each time. */
  moved: { path: string } | null;
  /** What was typed and cannot be used, by the dotted path of its field. */
  problems: ReadonlyMap<string, string>;
  /** Said to screen readers, and anew each time. */
  said: string;
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
   * Shows a change on the page without making it: no step of the history, nothing kept. null: back
   * to how it is, as with any change that is made.
   */
  try(recipe: ((draft: SiteConfig) => void) | null): void;
  /** The document without what is tried. */
  written(): SiteConfig;
  /** Notes what was done to the document from outside, as a step that undo takes back. */
  note(label: string, before: SiteConfig): void;
  /** The gesture is over: what comes next is a step of its own in the history. */
  settle(): void;
  undo(): void;
  redo(): void;
  /** Goes so many steps of the history at once: back where negative. */
  goToStep(offset: number): void;
  open(view: View): void;
  select(selection: Selection | null): void;
  /** Tells of a text that cannot be used, or (null) that it can. */
  report(path: string, problem: string | null): void;
  say(words: string): void;
};

/** @param mayChange whether a place may be changed; one that the owner has locked stays as it is */
export function createEditor(
  document: DocumentPort,
  session: EditSession<SiteConfig>,
  mayChange: (path: Path) => boolean = () => true,
): Editor {
  const state = createStore<EditorState>(() => ({
    view: { name: 'site' },
    cameFrom: null,
    selection: null,
    moved: null,
    problems: new Map(),
    said: '',
  }));
  const trial = createTrial(document);
  const writing = writeInTurn(document, ({ changes }) => changes.some(mayNeedDesigns));
  const present = () => {
    trial.end();
    return writing.present();
  };
  const say = (said: string) => state.setState({ said });
  const record = (label: string, place: string, made: Made<SiteConfig> | null) => {
    if (!made) return;
    const { selection } = state.getState();
    const isSelected = selection !== null && place.startsWith(`${selection.group}.`);
    const selected = isSelected ? { group: selection.group, field: place } : selection;
    writing.write(session.record(present(), { label, place, selection: selected }, made));
  };
  const goToStep = (offset: number) => {
    const { change: made, last, dropped } = session.goToStep(present(), offset);
    const config = document.get();
    if (made) {
      writing.write(made);
      const selected = last?.selection;
      if (selected && valueAt(made.next, pathOf(selected.group)) !== undefined) reselect(selected);
    }
    const done = last ? `${offset < 0 ? 'Undone' : 'Redone'}: ${spokenStep(last, config)}.` : '';
    const outgrown = dropped.map((step) => spokenStep(step, config)).join(', ');
    const left = outgrown && `No longer fits and was dropped: ${outgrown}.`;
    if (made || left) say(`${done} ${left}`.trim());
  };
  const reselect = (selected: EditSelection) => {
    // Whoever goes through the list of steps stays there.
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
      say('Something in this is locked by the owner, so nothing was changed.');
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
      if (!mayChange(path)) return say(`${label} is locked by the owner.`);
      const made = madeBy(present(), (draft) => setValueAt(draft, path, value));
      record(label, path.join('.'), made);
    },
    change: (label, recipe) => recordAll(label, madeBy(present(), recipe)),
    try: (recipe) => void (recipe ? trial.begin(recipe) : trial.end()),
    written: trial.written,
    replace: (label, next) => recordAll(label, madeInto(present(), next)),
    note(label, before) {
      session.settle();
      const made = madeInto(before, present());
      if (made) session.record(before, { label, place: label }, made);
      session.settle();
    },
    settle: session.settle,
    undo: () => goToStep(-1),
    redo: () => goToStep(1),
    goToStep,
    open(view) {
      const before = state.getState().view;
      state.setState({
        view,
        cameFrom: before.name === 'group' ? before.path : before.name,
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
    say,
  };
}

/** Only a change of design, of the order, or of a whole section can call for another design. */
const mayNeedDesigns = ({ path }: ConfigChange): boolean =>
  path.at(-1) === 'variant' || path[0] === 'layout' || path.length <= 2;
