// zod finds out whether it may compile its schemas by trying to, as it makes the first of them: the
// page's policy forbids that, and browsers log the attempt. zod reads its settings from here; it is
// no part of the first load itself, so `z.config` cannot set them in time. On the server it compiles.
Object.assign(globalThis, { ['__zod_globalConfig']: { jitless: true } });
