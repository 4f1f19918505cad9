import { createViteServer } from 'vitest/node';

/** Imports a module of src/ as the build would, for a command that Node runs as it is. */
export async function importSource<Module>(path: string): Promise<Module> {
  const server = await createViteServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    return (await server.ssrLoadModule(path)) as Module;
  } finally {
    await server.close();
  }
}
