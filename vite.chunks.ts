import { basename, dirname, join, relative } from 'node:path';
import type { Rolldown } from 'vite';

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

const root = import.meta.dirname;

const editorFolders = /^(?:src\/editor-host|editor)\//;
const staffFolders = /^(?:src\/editor-host|editor|variants\/sortable|desk\/|schemas\/api\/staff-)/;

/** Only modules of these folders ask for it; an icon too that they know by an older name. */
function isOnlyOf(folders: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  const path = relative(root, id);
  if (folders.test(path)) return true;
  if (!/\/lucide-react\/|^schemas\/rules\//.test(path)) return false;
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && importers.every((one) => isOnlyOf(folders, one, context));
}

/** Of lists that grow page by page: react-query's index names it, pages that are rare use it. */
const growingLists = /\/@tanstack\/.*infinite[^/]*$/i;

/** Tells whether a module is one of these or what they import; what they load later is not. */
function importedFrom(...paths: string[]) {
  const found = new Set<string>();
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    const visit = (one: string) => {
      if (found.has(one) || growingLists.test(one)) return;
      found.add(one);
      for (const imported of context.getModuleInfo(one)?.importedIds ?? []) visit(imported);
    };
    if (found.size === 0) for (const path of paths) visit(join(root, path));
    return found.has(id);
  };
}

/** What several modules of the designs of these sections import, or of all of them. */
function sharedByDesigns(...sections: string[]) {
  const folders = new RegExp(`/variants/(?:primitives|sections/(?:${sections.join('|')}))/`);
  return (id: string, context: Rolldown.ChunkingContext): boolean =>
    folders.test(id) && (context.getModuleInfo(id)?.importers.length ?? 0) > 1;
}

/** An icon that a design draws by itself. */
const isIconOfDesigns = (id: string, context: Rolldown.ChunkingContext): boolean =>
  /\/lucide-react\//.test(id) &&
  (context.getModuleInfo(id)?.importers ?? []).some((one) => /\/variants\//.test(one));

type IsOf = (id: string, context: Rolldown.ChunkingContext) => boolean;

const only =
  (name: string, ...isOf: IsOf[]) =>
  (id: string, context: Rolldown.ChunkingContext) =>
    isOf.some((one) => one(id, context)) ? name : null;

const vendor = packages('react', 'react-dom', 'scheduler', 'react-router', '@tanstack', 'zustand');

const editorDoor = /\/src\/editor-host\/editor-panel\.tsx$/;

/**
 * What every page loads at once, in a few files instead of one for each set of screens that share
 * a module. Lazy parts are never named here: what is named comes with the first page.
 * Made anew for each build: what belongs to a group is found out once in it.
 */
export function chunkGroups() {
  /** What the home page and the menu need before they can be used. */
  const isOfFirstLoad = importedFrom(
    'index.html',
    'src/entries/entry-client.tsx',
    'src/screens/home.tsx',
    'src/screens/menu.tsx',
  );

  /** What a visit to them loads by itself right afterwards. */
  const isOfVisit = importedFrom(
    'src/app/page-overlays.tsx',
    'src/sections/menu-host.tsx',
    'src/features/order-status/order-status.tsx',
    'src/sections/hero-section.tsx',
    'src/sections/features-section.tsx',
    'src/sections/categories-section.tsx',
    'src/sections/page-menu-container.tsx',
    'src/sections/short-menu-container.tsx',
    'src/entries/follow-page.ts',
    'src/page/live-config/follow-publishes.ts',
    // Of the countdown in an offer.
    'schemas/rules/time/instant-of.ts',
  );

  /** Of the sections that begin a page; its first few are drawn with it. */
  const isOfFirstDesigns = sharedByDesigns(
    'hero',
    'features',
    'categories',
    'menu',
    'top-offer-banner',
  );

  /** Of those further down. The code that draws a QR code is none of it: a promotion brings it. */
  const isOfFurtherDesigns = sharedByDesigns(
    'about',
    'footer',
    'gallery',
    'hours',
    'reviews',
    'spotlight',
  );

  /** What draws the sections further down, and the foot of every page. */
  const isOfFurtherSections = importedFrom(
    'src/sections/about-section.tsx',
    'src/sections/app-promotion-section.tsx',
    'src/sections/footer-section.tsx',
    'src/sections/gallery-section.tsx',
    'src/sections/hours-section.tsx',
    'src/sections/reviews-section.tsx',
    'src/sections/spotlight-section.tsx',
  );

  /** What reads, checks and edits the site's document, also without the editor. */
  const isOfDocument = importedFrom('ui/stores/config-draft.ts');

  /** What the editor opens with; its door stands alone, for the manifest names no others. */
  const isOfEditor = importedFrom('src/editor-host/editor-panel.tsx');

  /** What computes a theme: asked for once somebody uses the page. */
  const isOfTheme = importedFrom('src/page/theme/watch-theme.ts');

  /** The question for a restaurant, which opens by itself, with the frame of every dialog. */
  const isOfQuestion = importedFrom('src/features/restaurants/restaurant-dialog.tsx');

  return [
    {
      name: 'vendor',
      test: (id: string) => vendor.test(id) && !growingLists.test(id),
    },
    { name: only('storefront', isOfFirstLoad), debugName: 'storefront' },
    { name: only('visit', isOfVisit, isOfFirstDesigns, isIconOfDesigns), debugName: 'visit' },
    { name: only('theme', isOfTheme), debugName: 'theme' },
    { name: only('restaurant-question', isOfQuestion), debugName: 'restaurant-question' },
    {
      name: only('further-sections', isOfFurtherSections, isOfFurtherDesigns),
      debugName: 'further-sections',
    },
    { name: 'zod', test: packages('zod') },
    { name: only('site-document', isOfDocument), debugName: 'site-document' },
    // Apart from what draws them: two files of one group that need each other would both be half made.
    {
      name: (id: string, context: Rolldown.ChunkingContext) => {
        if (isOnlyOf(editorFolders, id, context)) {
          return isOfEditor(id, context) ? 'editor-icons' : 'further-editor-icons';
        }
        return isOnlyOf(staffFolders, id, context) ? 'desk-icons' : 'icons';
      },
      debugName: 'icons',
      test: /\/lucide-react\//,
      entriesAware: true,
      entriesAwareMergeThreshold: 20_000,
    },
    // What several designs of a section have in common, in one file for each kind of section.
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        (context.getModuleInfo(id)?.importers.length ?? 0) > 1
          ? `${basename(dirname(id))}-designs`
          : null,
      debugName: 'designs',
      test: /\/variants\/sections\/(?!registry)/,
    },
    // Of the rules only those that the menu shows come with it; dialogs and checkout bring theirs.
    // Those of colours are for whoever changes a look, and must draw no others to themselves.
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        isOnlyOf(staffFolders, id, context) ? 'desk-rules' : 'rules',
      debugName: 'rules',
      test: /\/schemas\/rules\/(?!publish-checks|legal\/|shown-when|rich-text-|color-|drawn-pairs|contrast|oklab|dark-palette)/,
      entriesAware: true,
      entriesAwareMergeThreshold: 3_000,
    },
    // After all others, and what the desk has too first: a group draws what it imports to itself.
    {
      name: only('editor-and-desk', isOfEditor),
      debugName: 'editor-and-desk',
      test: (id: string) => !editorFolders.test(relative(root, id)),
    },
    {
      name: only('editor', isOfEditor),
      debugName: 'editor',
      test: (id: string) => editorFolders.test(relative(root, id)) && !editorDoor.test(id),
    },
  ];
}
