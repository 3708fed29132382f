/**
 * Runs before the page is parsed: remembers the last press until the page can answer it
 * (early-press.ts), and holds back a form that has not hydrated and has no action of its own, for
 * it would load the page anew and lose what was typed. It asks that form alone, so it can hold none
 * that answers. Where a script did not come, a press loads the page anew once there is a
 * network. It is a constant, so that the page's policy can allow it by its hash.
 */
export const earlyPressScript = [
  '(function(){',
  'var broken=false;window.earlyPress=null;',
  // React's own marks, as in early-press.ts.
  'function isHydrated(e){return Object.keys(e).some(function(k){return/^__reactProps/.test(k)})}',
  // Chromium asks no second time for what it could not load ahead.
  "addEventListener('error',function(e){var t=e.target;",
  'if(/^module/.test(t.type||t.rel))broken=true},true);',
  // A part that is asked for by a script fails with this one.
  "addEventListener('unhandledrejection',function(e){if(e.reason instanceof TypeError)broken=true});",
  "addEventListener('click',function(e){if(!('earlyPress'in window&&e.target.closest))return;",
  // A button that opens a popover has done so; pressed again it would close it.
  "var b=window.earlyPress=e.target.closest('button:not([popovertarget]),a[aria-haspopup]');",
  'if(!b||isHydrated(b))return;',
  // A link that opens something over the page leads to a page of its own as well.
  'if(!b.href){if(broken&&navigator.onLine)location.reload()}',
  'else if(broken||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)window.earlyPress=null;',
  'else e.preventDefault()},true);',
  "addEventListener('submit',function(e){var f=e.target;",
  "if(f.closest('#root')&&!f.hasAttribute('action')&&!isHydrated(f))e.preventDefault()},true)",
  '})();',
].join('');
