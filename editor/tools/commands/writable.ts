/** What takes letters, or keys of its own. */
export const writable = 'input, textarea, select, [contenteditable]';
