/**
 * The inner order of a folder: what each of its folders may import of the others, from the lowest
 * up. Only what stands above in the list can be named, so no two of them can import each other.
 * @param shared files of the folder itself that those in it may import
 */
function innerOrder(root, order, shared = []) {
  const known = [];
  const rules = Object.entries(order).map(([folder, allowed]) => {
    const later = allowed.find((one) => !known.includes(one));
    if (later) throw new Error(`${root}: ${folder} comes before ${later}.`);
    known.push(folder);
    const open = [...[folder, ...allowed].map((one) => `${one}/`), ...shared].join('|');
    return {
      name: `order-in-${root}`,
      comment: `${root}/${folder} may import ${allowed.join(', ') || 'nothing'} beside itself`,
      severity: 'error',
      from: { path: `^${root}/${folder}/` },
      to: { path: `^${root}/`, pathNot: `^${root}/(?:${open})` },
    };
  });
  const unlisted = {
    name: `order-in-${root}`,
    comment: 'a new folder gets its place in the order',
    severity: 'error',
    from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(?:${known.join('|')})/` },
    to: {},
  };
  return [...rules, unlisted];
}

module.exports = { innerOrder };
