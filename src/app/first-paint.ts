/** Name of the custom property in which a page's style carries tenant and configuration version. */
const mark = '--config-version';

/** `139-12`: which configuration a page or a kept theme was made from. */
export const configMark = (tenantId: number, version: number) => `${tenantId}-${version}`;

/** The theme's style sheet with the mark that the script below looks for. */
export function markedStyle(themeCss: string, configuration: string): string {
  return `${themeCss}:root{${mark}:${configuration}}`;
}

/**
 * Runs before the first paint: lays the kept theme over the page's, only if it was made from the
 * same version or comes from a draft (decisions.md, Configuration). It is a constant, so that the
 * page's policy can allow it by its hash.
 */
export const firstPaintScript = [
  'try{',
  "var t=JSON.parse(localStorage.getItem('appTheme'));",
  "var p=document.getElementById('theme').textContent;",
  `var m=(/${mark}:(\\d+)-(\\d+)/.exec(p)||[]);`,
  'if(t&&String(t.tenantId)===m[1]&&(t.isDraft||String(t.version)===m[2]))',
  'for(var k in t.variables)',
  'if(/^--color-[a-z-]+$/.test(k))document.documentElement.style.setProperty(k,t.variables[k])',
  '}catch(e){}',
].join('');
