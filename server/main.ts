import { MigrationError } from '#database/access/migrate.ts';
import { EngineError } from '#database/embedded/engine-error.ts';
import { KeysError } from './auth/keys-error.ts';
import { ConfigError, readArguments, readConfig } from './config.ts';
import { onPort } from './http/free-port.ts';
import { startServer } from './start-server.ts';
import { createSignalHandler } from './stop-on-signal.ts';
import { tellOfDemo } from './tell-of-demo.ts';

// The process: reads the environment, starts, prints what a person needs to know, stops gracefully.
const say = (line: string) => console.log(line);

try {
  const { config, server } = await onPort(process.env, async (variables) => {
    const config = readConfig(variables, readArguments(process.argv.slice(2)));
    return { config, server: await startServer(config, say) };
  });
  say(`Steeple is ready at ${config.SITE_URL ?? server.address}`);
  const exit = (code: number) => process.exit(code);
  const onSignal = createSignalHandler({ stop: server.stop, exit, say });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, onSignal);
  }
  await tellOfDemo(server, say);
} catch (error) {
  if (isForPeople(error)) {
    console.error(`Steeple cannot start (${error.code}): ${error.message}`);
  } else {
    console.error('Steeple cannot start:', error);
  }
  process.exit(1);
}

/** Errors whose message is a sentence that says what to do. */
function isForPeople(error: unknown): error is Error & { code: string } {
  return [ConfigError, EngineError, MigrationError, KeysError].some(
    (kind) => error instanceof kind,
  );
}
