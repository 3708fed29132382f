// Runs `npm ci` with the address of each package. package-lock.json names no registry, so npm would
// first download the description of every version of a package to find the address of one: most of
// an install. npm prefers npm-shrinkwrap.json to package-lock.json while it is there.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const shrinkwrap = 'npm-shrinkwrap.json';
const npm = (args, stdio) => spawnSync('npm', args, { encoding: 'utf8', stdio });
const registry = npm(['config', 'get', 'registry'], 'pipe').stdout.trim().replace(/\/?$/, '/');

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [folder, pinned] of Object.entries(lock.packages)) {
  if (!pinned.integrity) continue;
  const name = pinned.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13);
  pinned.resolved = `${registry}${name}/-/${name.split('/').at(-1)}-${pinned.version}.tgz`;
}
try {
  writeFileSync(shrinkwrap, JSON.stringify(lock));
  process.exitCode = npm(['ci'], 'inherit').status ?? 1;
} finally {
  rmSync(shrinkwrap, { force: true });
}
