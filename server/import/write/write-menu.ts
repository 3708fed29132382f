import { notifyMenuChange } from '../../db/queries/notify.ts';
import type { MenuPlan } from './plan-menu.ts';
import { writeCategories } from './write-categories.ts';
import type { WriteContext } from './write-context.ts';
import { writeDishes } from './write-dishes.ts';
import { writeChoices, writeGroups } from './write-groups.ts';
import { writeNested } from './write-nested.ts';
import { writeOffers } from './write-offers.ts';
import { writeSizes } from './write-sizes.ts';

/** Writes a plan; the caller's transaction holds all of it. Rows are found again by external id. */
export async function writeMenu(context: WriteContext, plan: MenuPlan): Promise<void> {
  const { tx, tenantId, restaurantId } = context;
  const dishIds = await writeDishes(context, plan.dishes.changes);
  const groupIds = await writeGroups(context, plan);
  const choiceIds = await writeChoices(context, plan.choices.changes, groupIds);
  await writeNested(context, plan.choices.changes, choiceIds, groupIds);
  await writeSizes(context, plan.dishes.changes, dishIds);
  await writeOffers(context, plan.dishes.changes, dishIds, groupIds);
  await writeCategories(context, plan.categories.changes, dishIds);
  await notifyMenuChange(tx, tenantId, restaurantId);
}
