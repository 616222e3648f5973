import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

// `npm run dev`: the server in watch mode, and Vite with hot reload in front of it.
const root = join(import.meta.dirname, '..');
const children: ChildProcess[] = [
  run(['--watch-path=server', '--watch-path=database', '--watch-path=contract', 'server/main.ts']),
  run(['node_modules/vite/bin/vite.js']),
];

for (const child of children) {
  child.on('exit', (code) => stop(code ?? 0));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stop(0));
}

function run(args: string[]): ChildProcess {
  const env = {
    ...process.env,
    API_PORT: process.env.PORT ?? '3000',
    SITE_URL: 'http://localhost:5173',
  };
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
}

function stop(code: number): void {
  process.exitCode ??= code;
  for (const child of children) {
    child.kill('SIGTERM');
  }
}
