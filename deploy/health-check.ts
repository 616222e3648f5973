// Asks the server in this container whether it is alive; ends with 1 when it is not. Whether its
// database answers is `/ready`, which a proxy asks: to restart this process would not mend that.
const port = process.env.PORT || '3000';
const answer = await fetch(`http://127.0.0.1:${port}/health`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
