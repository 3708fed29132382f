/** Codes of failing calls about menus that are imported (failures.ts). */
export const menuImportFailures = {
  menu_changed: {
    status: [409],
    when: 'The import would change something else than was seen; `data` is what it would change now.',
  },
  removal_unconfirmed: {
    status: [409],
    when: 'The import takes more than a tenth of the menu off, and does not say that this is meant.',
  },
  not_a_menu: {
    status: [415, 422],
    when: 'The file is no menu that can be read; `problems` names the lines or places.',
  },
  menu_import_busy: { status: [503], when: 'Too many menu files are read at this moment.' },
} as const;
