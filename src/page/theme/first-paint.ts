/** Name of the custom property in which a page's style carries tenant and configuration version. */
const mark = '--config-version';

/** `139-12`: which configuration a page or a kept theme was made from. */
export const configMark = (tenantId: number, version: number) => `${tenantId}-${version}`;

/** The theme's style sheet with the mark that the script below looks for. */
export function markedStyle(themeCss: string, configuration: string): string {
  return `${themeCss}:root{${mark}:${configuration}}`;
}

/**
 * What is kept of a theme (specification §3 appTheme; under 1 KB): its scheme, and each colour by
 * the name of its variable without `--color-`, `#light` or `#light,#dark`.
 */
export type StoredTheme = {
  tenantId: number;
  version: number;
  isDraft: boolean;
  scheme: string;
  colors: Record<string, string>;
};

/**
 * Runs before the first paint: puts the customer's order type on the root, for sections that are
 * for some of them (docs/decisions/019), makes room for the last orders of whoever has ordered
 * (docs/decisions/081), and applies the stored theme over the page's, only if it was
 * made from the same version or comes from a draft (requirements, Configuration). It is a constant,
 * so that the page's policy can allow it by its hash.
 */
export const firstPaintScript = [
  'try{',
  'var l=localStorage,r=document.documentElement.dataset;',
  "if(l.getItem('hasOrdered')&&(l.getItem('token')||l.getItem('guest_token')))r.again='';",
  "var o=JSON.parse(l.getItem('checkout')),k=o&&o.state.deliveryMethod;",
  'if(/^(delivery|dine_in)$/.test(k))r.order=k',
  '}catch(e){}',
  'try{',
  "var t=JSON.parse(localStorage.getItem('appTheme'));",
  "var p=document.getElementById('theme').textContent;",
  `var m=(/${mark}:(\\d+)-(\\d+)/.exec(p)||[]);`,
  'if(t&&String(t.tenantId)===m[1]&&(t.isDraft||String(t.version)===m[2])){',
  'var s=document.documentElement.style;',
  "var d=CSS.supports('color','light-dark(#000,#fff)');",
  'for(var k in t.colors){',
  'var c=/^(#[0-9a-f]{3,8})(,#[0-9a-f]{3,8})?$/i.exec(t.colors[k]);',
  'if(c&&/^[a-z-]+$/.test(k))',
  "s.setProperty('--color-'+k,c[2]&&d?'light-dark('+c[0]+')':c[1])",
  '}',
  "if(d&&t.scheme==='light dark')s.setProperty('--scheme',t.scheme)",
  '}',
  '}catch(e){}',
].join('');
