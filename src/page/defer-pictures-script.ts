/**
 * Runs before the page is parsed: of the dishes that the server drew, only the pictures in the
 * window or nearly so are fetched before somebody uses the page. A browser itself fetches lazy
 * pictures 1,250 px ahead, which on a menu are twenty, beside the scripts that the page needs to
 * answer. At the first sign of use it decides again by itself. A frame has its size without its
 * picture (variants/primitives/dish-picture.tsx). They are marked as they are parsed: one that was
 * laid out once is fetched in another width when it is not any more. It is a constant, so that the
 * page's policy can allow it by its hash.
 */
export const deferPicturesScript = [
  "if('IntersectionObserver'in window)(function(){",
  "var signs=['pointermove','pointerdown','touchstart','keydown','wheel','scroll'],deferred=new Map();",
  'function show(frame){near.unobserve(frame);',
  "deferred.get(frame).removeAttribute('data-deferred');deferred.delete(frame)}",
  'var near=new IntersectionObserver(function(entries){entries.forEach(function(e){',
  "if(e.isIntersecting&&deferred.has(e.target))show(e.target)})},{rootMargin:'25%'});",
  'var parsed=new MutationObserver(function(records){records.forEach(function(r){',
  "r.addedNodes.forEach(function(n){if(n.localName!=='img'||n.loading!=='lazy')return;",
  "var f=n.closest('[data-ratio]');if(!f)return;",
  "n.setAttribute('data-deferred','');deferred.set(f,n);near.observe(f)})})});",
  'parsed.observe(document,{childList:true,subtree:true});',
  "addEventListener('DOMContentLoaded',function(){parsed.disconnect()});",
  // A mouse that only lies there is none (signs-of-use.ts).
  "function use(e){if(e.type==='pointermove'&&!e.movementX&&!e.movementY)return;",
  'signs.forEach(function(s){removeEventListener(s,use,true)});',
  // What was pressed is answered first.
  'parsed.disconnect();setTimeout(function(){deferred.forEach(function(i,f){show(f)})})}',
  'signs.forEach(function(s){addEventListener(s,use,{capture:true,passive:true})})',
  '})();',
].join('');
