import { chooseDataFolder } from './db/embedded/choose-data-folder.ts';
import { openDatabase } from './db/open-database.ts';
import { lacksCardGateway } from './db/queries/card-gateways.ts';
import { checkPortFree } from './environment/check-port-free.ts';
import type { Env } from './environment/env.ts';
import { programClock } from './environment/program-clock.ts';
import { findProjectRoot } from './environment/project-root.ts';
import { startLines } from './environment/start-lines.ts';
import { createLog } from './logging/log.ts';
import { chooseImages } from './ports/images/choose-images.ts';
import { prepareDatabase } from './prepare-database.ts';
import { findSecretKey, requireSecretKey } from './security/find-secret-key.ts';
import type { RunningServer } from './start-server.ts';
import { startWorkerProcesses } from './workers/worker-processes.ts';

type Output = { print: (line: string) => void; printError: (line: string) => void };

/** This process asks nothing of the database once the workers run. */
const connections = 2;

/**
 * Starts WORKERS processes that serve on one port (docs/decisions/112). This one owns the embedded
 * database, brings the tables up to date before it starts the others, and answers nobody.
 * @param onGivenUp called where a worker cannot be kept alive
 * @throws StartupError with a sentence for people.
 */
export async function startWorkers(
  env: Env,
  { print, printError }: Output,
  onGivenUp: (error: unknown) => void,
): Promise<RunningServer> {
  const clock = programClock(env);
  requireSecretKey(env);
  await checkPortFree(env);
  const database = await openDatabase(env, printError, connections);
  try {
    const dataFolder = await chooseDataFolder({
      given: env.dataDir,
      projectRoot: findProjectRoot(),
    });
    const log = createLog(env.logLevel, undefined, env.instance);
    const images = await chooseImages(env, { dataFolder, log, clock });
    const secretKey = await findSecretKey(env, dataFolder);
    const staff = await prepareDatabase(database, env, { images, secretKey, clock });
    const lacksCards = await lacksCardGateway(database.db);
    const { workers } = env;
    const processes = await startWorkerProcesses({ workers, printError, clock, onGivenUp });
    const { port } = processes;
    for (const line of startLines(env, { port, staff, lacksCards })) print(line);
    return {
      port,
      stop: async () => {
        await processes.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
