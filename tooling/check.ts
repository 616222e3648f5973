import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

// `npm run check`: its parts side by side; what a part prints is shown when it has ended.
const parts = ['check:format', 'check:types', 'check:dead', 'check:specification'];
const npm = process.env.npm_execpath ?? '';

await Promise.all(
  parts.map(async (part) => {
    const child = spawn(process.execPath, [npm, 'run', part], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    console.log(out.trim());
    if (code !== 0) {
      console.error(err.trim());
      process.exitCode = 1;
    }
  }),
);
