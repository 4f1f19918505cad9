// node .ci/completeLock.ts: adds the packages for other systems that npm left out of the lockfile, as it does when a
// registry does not carry them (yet). `npm ci` refuses a lockfile that misses one, even where it would not install it.
import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

const systems: [part: string, os: string][] = [
  ['android', 'android'],
  ['darwin', 'darwin'],
  ['freebsd', 'freebsd'],
  ['linux', 'linux'],
  ['openharmony', 'openharmony'],
  ['win32', 'win32'],
  ['windows', 'win32'],
];
const processors: [part: RegExp, cpu: string][] = [
  [/arm64/, 'arm64'],
  [/arm/, 'arm'],
  [/ia32/, 'ia32'],
  [/ppc64/, 'ppc64'],
  [/riscv64/, 'riscv64'],
  [/s390x/, 's390x'],
  [/wasm32/, 'wasm32'],
  [/64/, 'x64'],
];

/** Whether a package finds its dependency, in its own folder or in one above it. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
  return from !== '' && isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** Optional dependencies that no entry of the lockfile answers for. */
export function missingPackages(packages: Packages): [name: string, entry: Locked][] {
  return Object.entries(packages).flatMap(([from, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, from, name))
      .map(([name, version]): [string, Locked] => {
        const [, short = name] = name.split('/');
        const system = systems.find(([part]) => short.includes(part))?.[1];
        const processor = processors.find(([part]) => part.test(short))?.[1];
        const libc = /musl/.test(short) ? 'musl' : /linux.*gnu/.test(short) ? 'glibc' : undefined;
        return [
          name,
          {
            version,
            ...(dev ? { dev } : {}),
            optional: true,
            ...(processor ? { cpu: [processor] } : {}),
            ...(libc ? { libc: [libc] } : {}),
            ...(system ? { os: [system] } : {}),
          },
        ];
      }),
  );
}

if (import.meta.main) {
  const lock: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = missingPackages(lock.packages);
  const { '': root = {}, ...others } = lock.packages;
  const added = missing.map(([name, entry]): [string, Locked] => [`node_modules/${name}`, entry]);
  const sorted = [...Object.entries(others), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  writeFileSync('package-lock.json', `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(`${missing.length} packages added to the lockfile`);
}
