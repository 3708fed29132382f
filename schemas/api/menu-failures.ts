/** Codes of failing calls about a menu that is edited; failures.ts has all of them. */
export const menuFailures = {
  stale_menu: {
    status: [412],
    when: 'Somebody else changed the same place of the menu in the meantime.',
  },
  menu_problem: {
    status: [422],
    when: 'The menu cannot stand like that; `problems` names each place.',
  },
  shared_dish: {
    status: [403],
    when: 'A manager changes what the other restaurants share of a dish.',
  },
  unknown_menu_change: { status: [404], when: 'There is no such change of this menu.' },
  changed_since: {
    status: [409],
    when: 'What is to be taken back was changed again since, or was taken back before.',
  },
} as const;
