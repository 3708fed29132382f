import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';
import { createPictureStorer } from '../ports/images/store-picture.ts';

/** Pictures that owners and managers put into their configuration. */
export const pictureRoutes = ({ images }: Pick<Deps, 'images'>): Handlers<'uploadPicture'> => {
  const keeper = createPictureStorer(images);
  return {
    uploadPicture: async ({ tenant, file }) => ({ data: await keeper.keep(tenant.id, file) }),
  };
};
