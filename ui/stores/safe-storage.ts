export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage whose failures (full, blocked) are logged as warnings and ignored. */
export type SafeStorage = {
  read(key: string): string | null;
  /** False when the value could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys of what is stored that begin with the prefix. */
  keys(prefix: string): string[];
};

/** @param storage null on the server and where the browser blocks it: nothing is kept then. */
export function safeStorage(storage: KeyValueStorage | null): SafeStorage {
  const attempt = <T>(what: string, act: (storage: KeyValueStorage) => T, otherwise: T): T => {
    if (!storage) return otherwise;
    try {
      return act(storage);
    } catch (failure) {
      console.warn(`Could not ${what} the browser's storage`, failure);
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(`read ${key} from`, (held) => held.getItem(key), null),
    write: (key, value) =>
      attempt(
        `write ${key} to`,
        (held) => {
          held.setItem(key, value);
          return true;
        },
        false,
      ),
    remove: (key) => attempt(`remove ${key} from`, (held) => held.removeItem(key), undefined),
    keys: (prefix) =>
      attempt(
        `list ${prefix} of`,
        (held) => Object.keys(held).filter((key) => key.startsWith(prefix)),
        [],
      ),
  };
}

/** The storage of this tab, or null where reading `sessionStorage` itself is forbidden. */
export function tabStorage(): KeyValueStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The browser's storage, or null where reading `localStorage` itself is forbidden. */
export function browserStorage(): KeyValueStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
