import { pictureUrl } from '#schemas/samples/sample-picture.ts';
import type { SampleProduct, SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { dishPictureOf } from '#ui/menu-model/dish-picture-of.ts';
import type { Picture } from '#variants/picture.ts';

/** The picture of a sample dish, as the storefront would draw it. */
export function dishPicture(
  tenant: SampleTenant,
  picture: SampleProduct['picture'],
): Picture | null {
  return dishPictureOf(picture && pictureUrl(tenant.id, picture));
}
