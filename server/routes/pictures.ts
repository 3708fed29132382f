import type { Deps } from '../dependencies/deps.ts';
import { insertPicture } from '../db/queries/pictures.ts';
import type { Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { listPictures } from '../pictures/list-pictures.ts';
import { createPictureStorer } from '../ports/images/store-picture.ts';

/** Pictures that owners and managers put into their configuration and onto their menus. */
export const pictureRoutes = (deps: Deps): Handlers<'listPictures' | 'uploadPicture'> => {
  const keeper = createPictureStorer(deps.images);
  return {
    listPictures: async ({ tenant }) => ({
      data: { pictures: await listPictures(deps, tenant.id) },
    }),

    uploadPicture: async (call) => {
      const { id: staffId, name: uploadedBy } = requireStaff(call);
      const tenantId = call.tenant.id;
      const { name, bytes, width, height } = await keeper.keep(tenantId, call.file);
      const isNew = await insertPicture(deps.db, {
        tenantId,
        name,
        fileName: call.query.name?.trim() ?? '',
        width,
        height,
        bytes,
        uploadedAt: deps.clock(),
        staffId,
        uploadedBy,
      });
      if (!isNew) call.leaveUnlogged();
      return { data: { url: `/media/${tenantId}/${name}`, width, height, was_stored: !isNew } };
    },
  };
};
