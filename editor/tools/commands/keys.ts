/** A combination of keys; `mod` is Ctrl, and ⌘ where there is one. */
export type Keys = { key: string; mod?: boolean; shift?: boolean; alt?: boolean };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export const hasCommandKey = (platform: string): boolean => /Mac|iP/.test(platform);

const isLetter = (key: string) => /^[a-z]$/.test(key);

/** Signs are reached with Shift on some keyboards and without it on others. */
export function isPressed(keys: Keys, pressed: Pressed, isMac: boolean): boolean {
  const { key, mod = false, shift = false, alt = false } = keys;
  const isMod = isMac ? pressed.metaKey && !pressed.ctrlKey : pressed.ctrlKey && !pressed.metaKey;
  const hasMod = pressed.metaKey || pressed.ctrlKey;
  return (
    pressed.key.toLowerCase() === key.toLowerCase() &&
    (mod ? isMod : !hasMod) &&
    pressed.altKey === alt &&
    (pressed.shiftKey === shift || !(isLetter(key) || key.length > 1))
  );
}

const names: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Enter: 'Enter',
};

/** The caps to be pressed together: `['Ctrl', 'Shift', 'Z']`, `['⌘', '⇧', 'Z']`. */
export function capsOf({ key, mod, shift, alt }: Keys, isMac: boolean): string[] {
  return [
    ...(mod ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(shift ? [isMac ? '⇧' : 'Shift'] : []),
    names[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}
