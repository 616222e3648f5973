import { MigrationError } from '#database/access/migrate.ts';
import { EngineError } from '#database/embedded/engine-error.ts';
import { KeysError } from './auth/keys-error.ts';
import { ConfigError, readConfig } from './config.ts';
import { namePort } from './http/free-port.ts';
import { startServer } from './start-server.ts';

// The process: reads the environment, starts, prints what a person needs to know, stops gracefully.
const say = (line: string) => console.log(line);

try {
  const config = readConfig(await namePort(process.env));
  const server = await startServer(config, say);
  say(`Steeple is ready at ${config.SITE_URL ?? server.address}`);
  if (config.isDemo) {
    say('Demo sign-ins, all with the password "steeple-demo":');
    say('  super@steeple.test   platform super administrator');
    say('  grace@steeple.test   Grace Hill Church');
    say('  harbor@steeple.test  Harbor Community Church');
  }
  stopOnSignal(server.stop);
} catch (error) {
  if (isForPeople(error)) {
    console.error(`Steeple cannot start (${error.code}): ${error.message}`);
  } else {
    console.error('Steeple cannot start:', error);
  }
  process.exit(1);
}

/** The first signal stops gracefully, the second at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) {
      process.exit(130);
    }
    isStopping = true;
    say('Stopping: waiting for running requests …');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void onSignal());
  }
}

/** Errors whose message is a sentence that says what to do. */
function isForPeople(error: unknown): error is Error & { code: string } {
  return [ConfigError, EngineError, MigrationError, KeysError].some(
    (kind) => error instanceof kind,
  );
}
