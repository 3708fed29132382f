import base from './playwright.config.ts';
const { webServer: _, ...rest } = base;
export default { ...rest, testDir: '.', outputDir: '/tmp/e2e-work/out', reporter: [['list']] };
