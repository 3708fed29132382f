import {
  setupStepNames,
  type Setup,
  type SetupGapCode,
  type SetupStepName,
} from '#schemas/api/staff-setup.ts';

const gapOf: Record<SetupStepName, SetupGapCode> = {
  restaurant: 'no_restaurant',
  hours: 'no_hours',
  look: 'look_not_chosen',
  menu: 'no_dishes',
  fulfilment: 'no_zone',
  tax: 'tax_not_set',
  payment: 'no_way_to_pay',
  test_order: 'no_test_order',
};

/** A set-up in which these steps lack something, and the others are done. */
export function setupWith(missing: readonly SetupStepName[], change: Partial<Setup> = {}): Setup {
  return {
    opened_at: null,
    can_open: missing.length === 0,
    steps: setupStepNames.map((step) => ({
      step,
      state: missing.includes(step) ? 'missing' : 'done',
      is_markable: step === 'look' || step === 'test_order',
      missing: missing.includes(step)
        ? [
            {
              code: gapOf[step],
              restaurant: null,
              order_type: step === 'hours' ? ('pickup' as const) : null,
            },
          ]
        : [],
      hints: [],
    })),
    restaurants: [],
    shows_editor: true,
    test_orders: [],
    sends_mails: true,
    site_url: 'https://corner.test/',
    ...change,
  };
}

/** A set-up in which a step lacks something at this restaurant alone. */
export function lackingAt(step: SetupStepName, { id, name }: { id: number; name: string }): Setup {
  const setup = setupWith([step]);
  const restaurant = { id, name };
  return {
    ...setup,
    steps: setup.steps.map((one) => ({
      ...one,
      missing: one.missing.map((gap) => ({ ...gap, restaurant })),
    })),
  };
}
