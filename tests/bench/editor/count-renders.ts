/** What React keeps of a component on the page; only what is read here. */
type Fiber = {
  tag: number;
  flags: number;
  memoizedProps: Record<string, unknown> | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** Components drawn since `take`, and which sections were among them. */
export type Renders = { components: number; sections: string[] };

declare global {
  interface Window {
    renders: { take(): Renders };
  }
}

/** Function, class, forwardRef, memo. */
const componentTags = new Set([0, 1, 11, 14, 15]);
/** React marks so what it called; its own tools read the mark too. */
const performedWork = 1;

let components = 0;
let sections = new Set<string>();

/** Ours is given `id` and `config`, Puck's `id` and `puck`. */
function count({ tag, memoizedProps }: Fiber): void {
  if (!componentTags.has(tag)) return;
  components += 1;
  const { id, config, puck } = memoizedProps ?? {};
  if (typeof id === 'string' && (config !== undefined || puck !== undefined)) sections.add(id);
}

function walk(fiber: Fiber, before: Fiber | null): void {
  if (!before || (fiber.flags & performedWork) !== 0) count(fiber);
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate);
}

window.renders = {
  take() {
    const taken = { components, sections: [...sections] };
    components = 0;
    sections = new Set();
    return taken;
  },
};

// React tells whoever stands here of each commit, in production builds too.
Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  isDisabled: false,
  supportsFiber: true,
  checkDCE: () => undefined,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) =>
    walk(current, current.alternate),
});
