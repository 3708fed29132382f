/**
 * Scrolls a page that is the menu at a category (`/menu/category/pizza-3`) there as soon as it is
 * read, long before it hydrates; a place that the browser comes back to by itself stays. It is a
 * constant, so that the page's policy can allow it by its hash.
 */
export const categoryPlaceScript = [
  "addEventListener('DOMContentLoaded',function(){",
  'var m=/\\/menu\\/category\\/(?:[^/]*-)?(\\d+)$/.exec(location.pathname),',
  "e=m&&!location.hash&&!scrollY&&document.getElementById('category-'+m[1]);",
  "if(e)e.scrollIntoView({behavior:'instant'})});",
].join('');
